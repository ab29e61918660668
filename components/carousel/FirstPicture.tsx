import { useEffect, useRef, useState } from 'react';
import { leaveOut } from '@/components/carousel/load-picture';
import { Picture, type PictureProps } from '@/components/Picture';

/** The picture of a card in the exported page. After a failure, it is requested again by the rule for all pictures. */
export function FirstPicture({ picture, isPriority }: Omit<PictureProps, 'ref'>) {
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);
  const { address } = picture;
  useEffect(() => {
    const { current } = image;
    const controller = new AbortController();
    const { signal } = controller;
    async function retry(): Promise<void> {
      await leaveOut(address);
      if (!signal.aborted) setFailures((count) => count + 1);
    }
    current?.addEventListener('error', () => void retry(), { signal });
    if (current?.complete && current.naturalWidth === 0) void retry();
    return () => controller.abort();
  }, [address, failures]);
  // A new element requests the file again. WebKit does not always do so for an element that has failed.
  return <Picture key={failures} ref={image} picture={picture} isPriority={isPriority} />;
}
