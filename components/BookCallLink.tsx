import { ActionLink, type ActionLook } from '@/components/ActionLink';
import { newTabNoteId } from '@/components/new-tab-note-id';
import { pages } from '@/content/pages';
import { site } from '@/content/site';

interface BookCallLinkProps {
  look: ActionLook;
  isCompact?: boolean;
}

/** 'Book a call': opens the studio's scheduling page in a new tab. */
export function BookCallLink({ look, isCompact = false }: BookCallLinkProps) {
  return (
    <ActionLink
      href={site.bookingAddress}
      look={look}
      isCompact={isCompact}
      opensNewTab
      describedBy={newTabNoteId}
    >
      {pages.shared.bookCall}
    </ActionLink>
  );
}
