/** The six dots by which a section or a task is dragged. */
export function DragHandle() {
  return (
    <svg className="drag-handle" width="10" height="16" viewBox="0 0 10 16" aria-hidden>
      {[2, 8].map((x) => [2, 8, 14].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.6" />))}
    </svg>
  );
}
