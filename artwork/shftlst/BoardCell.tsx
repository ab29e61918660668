import { CheckMark } from '@/artwork/shftlst/CheckMark';
import { now, overdueIn, type Checklist, type Shift } from '@/artwork/shftlst/shift';

/** One station's checklist for one shift: done, under way, overdue or still to come. */
export function BoardCell({ shift, checklist }: { shift: Shift; checklist: Checklist }) {
  const { done, total } = checklist;
  const overdue = overdueIn(checklist).length;
  if (now < shift.from) {
    return (
      <div className="cell cell-upcoming">
        <b>{total} tasks</b>
        <small>{checklist.assignee.name.split(' ')[0]}</small>
      </div>
    );
  }
  if (done === total) {
    return (
      <div className="cell cell-done">
        <CheckMark ticked size={30} />
        <b>All {total}</b>
      </div>
    );
  }
  return (
    <div className={overdue > 0 ? 'cell cell-overdue' : 'cell'}>
      <p>
        <b>
          {done}
          <small> of {total}</small>
        </b>
        {overdue > 0 && <em>{overdue} late</em>}
      </p>
      <span className="bar">
        <i style={{ width: `${(done / total) * 100}%` }} />
      </span>
    </div>
  );
}
