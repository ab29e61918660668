import clsx from 'clsx';

interface MotionIconProps {
  action: 'pause' | 'play';
  className: string;
}

export function MotionIcon({ action, className }: MotionIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      className={clsx('shrink-0 fill-current', className)}
    >
      <path d={action === 'pause' ? 'M4.5 3h2v10h-2zM9.5 3h2v10h-2z' : 'M5 2.8v10.4l8-5.2z'} />
    </svg>
  );
}
