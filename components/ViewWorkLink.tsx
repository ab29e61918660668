import { ActionLink, type ActionLook } from '@/components/ActionLink';
import { pages } from '@/content/pages';
import { routes } from '@/content/routes';

interface ViewWorkLinkProps {
  look: ActionLook;
  isCompact?: boolean;
}

/** 'View our work': leads to the work page. */
export function ViewWorkLink({ look, isCompact = false }: ViewWorkLinkProps) {
  return (
    <ActionLink href={routes.work} look={look} isCompact={isCompact}>
      {pages.shared.viewWork}
    </ActionLink>
  );
}
