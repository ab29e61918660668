import { HourCells } from '@/artwork/paygrids/HourCells';
import {
  approvals,
  centsPerPointHour,
  formatClock,
  formatHours,
  formatMoney,
  longDate,
  nightHours,
  poolCents,
  rows,
  sources,
  totals,
  venue,
} from '@/artwork/paygrids/pool';

const [poolDollars, poolRest] = formatMoney(poolCents).split('.');

/** The night's tip pool, shared out by points and hours and waiting for its last signature. */
export function Pool() {
  return (
    <div className="page">
      <header className="band">
        <div className="band-pool">
          <p className="band-night">
            <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden>
              {[0, 8, 16].map((x) =>
                [0, 8, 16].map((y) => (
                  <rect
                    key={`${x}-${y}`}
                    x={x}
                    y={y}
                    width="6"
                    height="6"
                    rx="1"
                    opacity={x + y > 16 ? 0.35 : 1}
                  />
                )),
              )}
            </svg>
            <b>PayGrids</b>
            <span>
              {venue}, {longDate}
            </span>
          </p>
          <h1>
            {poolDollars}
            <small>.{poolRest}</small>
          </h1>
          <p className="band-sources">
            {sources.map(({ name, cents }) => (
              <span key={name}>
                {name} <b>{formatMoney(cents)}</b>
              </span>
            ))}
          </p>
        </div>
        <div className="band-approval">
          {approvals.map(({ step, by, at }) => (
            <p key={step}>
              <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
                <path d="M3.5 9.5l3.7 3.7 7.3-8.400" />
              </svg>
              {step}
              <time>
                {by.split(' ')[0]}, {formatClock(at)}
              </time>
            </p>
          ))}
          <button type="button">Approve payout</button>
        </div>
      </header>
      <main className="ledger">
        <div className="line line-head">
          <span>{formatMoney(centsPerPointHour)} a point-hour</span>
          <span className="number">Points</span>
          <span className="hour-labels">
            {nightHours.map((hour) => (
              <i key={hour}>{formatClock(hour).replace(/:.*/, '')}</i>
            ))}
          </span>
          <span className="number">Hours</span>
          <span className="number">Share</span>
          <span className="number">Adjust</span>
          <span className="number">Payout</span>
        </div>
        {rows.map(({ name, role, points, from, until, minutes, share, adjustment, payout }) => (
          <div key={name} className="line">
            <span className="person">
              <b>{name}</b>
              <small>{role}</small>
            </span>
            <span className="number points">{points}</span>
            <HourCells from={from} until={until} points={points} />
            <span className="number">{formatHours(minutes)}</span>
            <span className="number">{formatMoney(share)}</span>
            <span className={adjustment < 0 ? 'number taken' : 'number given'}>
              {adjustment === 0
                ? ''
                : `${adjustment > 0 ? '+' : ''}${formatMoney(adjustment).replace('$', '')}`}
            </span>
            <span className="number payout">{formatMoney(payout)}</span>
          </div>
        ))}
        <div className="line line-total">
          <span className="person">
            <b>{rows.length} people</b>
          </span>
          <span />
          <span className="balanced">Balanced to the cent</span>
          <span className="number">{formatHours(totals.minutes)}</span>
          <span className="number">{formatMoney(totals.share)}</span>
          <span className="number">{formatMoney(totals.adjustment).replace('$', '')}</span>
          <span className="number payout">{formatMoney(totals.payout)}</span>
        </div>
      </main>
    </div>
  );
}
