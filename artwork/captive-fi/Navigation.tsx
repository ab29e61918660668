import { accessPoints, groupName, isOnline, venues } from '@/artwork/captive-fi/group';
import { BrandMark } from '@/artwork/captive-fi/BrandMark';
import { Icon, type IconName } from '@/artwork/captive-fi/Icon';

const places = [
  { icon: 'guests', label: 'Guests' },
  { icon: 'portals', label: 'Portals' },
  { icon: 'accessPoints', label: 'Access points' },
  { icon: 'campaigns', label: 'Campaigns' },
  { icon: 'settings', label: 'Settings' },
] as const satisfies readonly { icon: IconName; label: string }[];

const offline = accessPoints.filter((accessPoint) => !isOnline(accessPoint)).length;

/** The product's sidebar: with labels, or as a narrow rail of icons beside a screen that needs the width. */
export function Navigation({
  active,
  narrow = false,
}: {
  active: (typeof places)[number]['label'];
  narrow?: boolean;
}) {
  return (
    <nav className={narrow ? 'navigation narrow' : 'navigation'}>
      <div className="navigation-brand">
        <BrandMark />
        {!narrow && <b>Captive Fi</b>}
      </div>
      <ul>
        {places.map(({ icon, label }) => (
          <li key={label} className={label === active ? 'active' : undefined}>
            <Icon name={icon} size={narrow ? 20 : 18} />
            {!narrow && <span>{label}</span>}
            {label === 'Access points' && offline > 0 && <em>{narrow ? '' : offline}</em>}
          </li>
        ))}
      </ul>
      {!narrow && (
        <div className="navigation-group">
          <b>{groupName}</b>
          <span>{venues.length} venues</span>
        </div>
      )}
    </nav>
  );
}
