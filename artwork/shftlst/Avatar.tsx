import type { Person } from '@/artwork/shftlst/shift';

/** A person's initials on their tint. */
export function Avatar({ person, size }: { person: Person; size: number }) {
  const initials = person.name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
  return (
    <span
      className={`avatar avatar-${person.tint}`}
      style={{ width: size, height: size, fontSize: Math.max(11, size * 0.38) }}
    >
      {initials}
    </span>
  );
}
