import clsx from 'clsx';
import { Beam } from '@/components/Beam';

export function Light() {
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 -z-10 overflow-hidden contrast-more:invisible"
      >
        <div className="fixed inset-x-0 top-0 [view-transition-class:kept] [view-transition-name:beam]">
          <Beam />
        </div>
        <div className="absolute -bottom-18 left-1/2 h-72 w-[min(140vw,max(88rem,75vw))] [translate:-50%] bg-pool opacity-pool" />
      </div>
      {/* Darkens the page while the lamp comes on. If the headline faded, Chromium would count it as painted late (LCP). */}
      <div
        aria-hidden="true"
        className={clsx(
          'pointer-events-none fixed inset-0 z-30 bg-surface opacity-0',
          'transition-look duration-700 ease-enter arriving:transition-none entering:opacity-45',
        )}
      />
    </>
  );
}
