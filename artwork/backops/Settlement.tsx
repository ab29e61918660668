import { Icon } from '@/artwork/backops/Icon';
import { Shell } from '@/artwork/backops/Shell';
import {
  amount,
  barTakings,
  count,
  dayOf,
  headliner,
  house,
  night,
  pounds,
  settlement,
  settlementMinute,
  ticketTypes,
  timeOfDay,
} from '@/artwork/backops/night';

const largestBar = Math.max(...barTakings.map(({ gross }) => gross));

const deductions = [
  { name: `VAT ${settlement.vatPercent}%`, pence: settlement.doorVat },
  { name: `Guarantee, ${headliner.name}`, pence: settlement.guarantee },
  { name: 'Support fees', pence: settlement.supportFees },
  { name: 'Show costs', pence: settlement.showCosts },
];

/** The settled night: what the promoter is paid, the bars, and the signed door statement. */
export function Settlement() {
  return (
    <Shell
      section="Settlement"
      tone="paper"
      state={
        <>
          {dayOf(settlementMinute)}, {timeOfDay(settlementMinute)}
          <b className="pill">
            <Icon name="check" size={13} /> Balanced
          </b>
        </>
      }
    >
      <section className="settle">
        <div className="payout">
          <span className="payout-to">Payout to {night.promoter}</span>
          <strong className="payout-amount">{pounds(settlement.promoterPayout)}</strong>
          <dl className="payout-parts">
            <div>
              <dt>
                Door, {settlement.promoterPercent}% of {amount(settlement.toSplit)}
              </dt>
              <dd>{amount(settlement.promoterShare)}</dd>
            </div>
            <div>
              <dt>
                Bar, {settlement.barCommissionPercent}% of {amount(settlement.barNet)} net
              </dt>
              <dd>{amount(settlement.barCommission)}</dd>
            </div>
          </dl>
          <div className="bars">
            <header>
              <span>Bar takings</span>
              <b>{pounds(settlement.barGross)}</b>
            </header>
            {barTakings.map(({ name, gross }) => (
              <div key={name} className="bar-row">
                <span>{name}</span>
                <b>{amount(gross)}</b>
                <div>
                  <i style={{ width: `${(gross / largestBar) * 100}%` }} />
                </div>
              </div>
            ))}
            <span className="muted">{pounds(settlement.barPerHead)} a head</span>
          </div>
        </div>
        <article className="sheet">
          <header className="sheet-head">
            <b>Door statement</b>
            <span>
              {dayOf(night.doors)} {night.year}
            </span>
          </header>
          <table>
            <tbody>
              {ticketTypes.map(({ name, admitted, price }) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td className="sheet-count">{price > 0 ? `${admitted} × £${price / 100}` : admitted}</td>
                  <td>{amount(admitted * price)}</td>
                </tr>
              ))}
              <tr className="sheet-sum">
                <td>Gross door</td>
                <td className="sheet-count">{count(house.admitted)}</td>
                <td>{amount(settlement.doorGross)}</td>
              </tr>
              {deductions.map(({ name, pence }) => (
                <tr key={name}>
                  <td colSpan={2}>{name}</td>
                  <td>−{amount(pence)}</td>
                </tr>
              ))}
              <tr className="sheet-sum">
                <td colSpan={2}>To split</td>
                <td>{amount(settlement.toSplit)}</td>
              </tr>
            </tbody>
          </table>
          <div className="split">
            <div className="split-promoter" style={{ flexGrow: settlement.promoterPercent }}>
              <span>
                {night.promoter} {settlement.promoterPercent}%
              </span>
              <b>{amount(settlement.promoterShare)}</b>
            </div>
            <div className="split-venue" style={{ flexGrow: settlement.venuePercent }}>
              <span>Venue {settlement.venuePercent}%</span>
              <b>{amount(settlement.venueShare)}</b>
            </div>
          </div>
        </article>
      </section>
    </Shell>
  );
}
