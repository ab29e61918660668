import type { ReactNode } from 'react';
import { Icon } from '@/artwork/backops/Icon';
import { dayOf, night } from '@/artwork/backops/night';

const sections = [
  { title: 'Run of show', icon: 'timeline' },
  { title: 'Floor plan', icon: 'plan' },
  { title: 'Roster', icon: 'people' },
  { title: 'Incidents', icon: 'alert' },
  { title: 'Settlement', icon: 'money' },
] as const;

interface ShellProps {
  section: (typeof sections)[number]['title'];
  tone: 'amber' | 'teal' | 'lime' | 'red' | 'paper';
  /** The right end of the top bar: the state of the night. */
  state: ReactNode;
  children: ReactNode;
}

/** The frame that all BackOps screens share: the rail of sections and the top bar of the event. */
export function Shell({ section, tone, state, children }: ShellProps) {
  return (
    <div className={`shell tone-${tone}`}>
      <nav className="rail">
        <svg className="mark" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
          <rect width="28" height="28" rx="7" />
          <path d="M7 7h4v14H7zM13.5 7 22 14l-8.5 7z" />
        </svg>
        {sections.map(({ title, icon }) => (
          <span key={title} className={title === section ? 'rail-item is-active' : 'rail-item'}>
            <Icon name={icon} />
          </span>
        ))}
        <span className="rail-user">MW</span>
      </nav>
      <header className="topbar">
        <h1>{section}</h1>
        <span className="topbar-event">
          {night.title} · {night.venue} · {dayOf(night.doors)}
        </span>
        <span className="topbar-state">{state}</span>
      </header>
      <main className="stage">{children}</main>
    </div>
  );
}
