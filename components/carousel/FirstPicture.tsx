import { useEffect, useRef } from 'react';
import { leaveOut } from '@/components/carousel/load-picture';
import { Picture, type PictureProps } from '@/components/Picture';

/** The picture of a card in the exported page. After a failure, it is requested again by the rule for all pictures. */
export function FirstPicture({ picture, isPriority }: Omit<PictureProps, 'ref'>) {
  const image = useRef<HTMLImageElement>(null);
  const { address } = picture;
  useEffect(() => {
    const { current } = image;
    if (!current) return;
    const controller = new AbortController();
    const { signal } = controller;
    async function retry({ src }: HTMLImageElement): Promise<void> {
      await leaveOut(address);
      // Assigning an address requests it again, even if it is the same.
      if (!signal.aborted && current) current.src = src;
    }
    current.addEventListener('error', () => void retry(current), { signal });
    if (current.complete && current.naturalWidth === 0) void retry(current);
    return () => controller.abort();
  }, [address]);
  return <Picture ref={image} picture={picture} isPriority={isPriority} />;
}
