import { BrandMark } from '@/artwork/captive-fi/BrandMark';
import { days, today, venueNamed } from '@/artwork/captive-fi/group';
import { Icon, type IconName } from '@/artwork/captive-fi/Icon';
import { PortalPreview } from '@/artwork/captive-fi/PortalPreview';

const blocks = [
  { icon: 'picture', label: 'Cover' },
  { icon: 'text', label: 'Welcome' },
  { icon: 'person', label: 'First name' },
  { icon: 'mail', label: 'Email' },
  { icon: 'consent', label: 'Newsletter' },
  { icon: 'button', label: 'Connect' },
  { icon: 'link', label: 'Menu link' },
] as const satisfies readonly { icon: IconName; label: string }[];

const venue = venueNamed('Vellaro');
const visitsToday = venue.thisWeek.visitsPerDay[today] ?? 0;

/** Portal designer: the blocks of Vellaro's sign-in portal, the portal on a phone, and its theme. */
export function PortalDesigner() {
  return (
    <div className="designer">
      <header>
        <BrandMark size={28} />
        <h1>{venue.name}</h1>
        <span>Winter portal</span>
        <div className="designer-state">Live on {venue.accessPoints.length} access points</div>
        <div className="designer-actions">
          <div className="button quiet">Preview</div>
          <div className="button">Publish</div>
        </div>
      </header>
      <aside className="designer-blocks">
        <h3>Blocks</h3>
        <ul>
          {blocks.map(({ icon, label }) => (
            <li key={label} className={label === 'Welcome' ? 'active' : undefined}>
              <Icon name={icon} size={17} />
              {label}
              {label === 'Welcome' && <Icon name="grip" size={15} weight={2.6} />}
            </li>
          ))}
        </ul>
        <div className="designer-add">
          <Icon name="plus" size={15} weight={2.2} />
          Add block
        </div>
      </aside>
      <main>
        <svg className="designer-signal" viewBox="0 0 412 448" fill="none">
          <circle cx="206" cy="210" r="168" />
          <circle cx="206" cy="210" r="228" />
          <circle cx="206" cy="210" r="290" />
        </svg>
        <PortalPreview />
      </main>
      <aside className="designer-theme">
        <h3>Theme</h3>
        <label>Colours</label>
        <div className="swatches">
          <i className="swatch-terracotta" />
          <i className="swatch-wine" />
          <i className="swatch-saffron" />
          <i className="swatch-cream" />
        </div>
        <label>Typeface</label>
        <div className="type-choice">
          <b className="chosen">Aa</b>
          <b>Aa</b>
          <b>Aa</b>
        </div>
        <label>
          Corners <b>12 px</b>
        </label>
        <div className="slider">
          <i />
        </div>
        <label>
          Session <b>3 hours</b>
        </label>
        <div className="slider short">
          <i />
        </div>
        <label>Languages</label>
        <div className="languages">
          <b className="chosen">English</b>
          <b>Italian</b>
        </div>
        <div className="designer-live">
          <strong>{visitsToday}</strong>
          <p>
            visits today,
            <br />
            {days[today].weekday} {days[today].date} Nov
          </p>
        </div>
      </aside>
    </div>
  );
}
