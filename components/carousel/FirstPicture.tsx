import { leaveOut, useLeftOut } from '@/components/carousel/load-picture';
import { imageAttributes, Picture, type PictureProps } from '@/components/Picture';

/** The picture of a card in the exported page. After a failure, it is requested again by the rule for all pictures. */
export function FirstPicture({ picture, isPriority }: PictureProps) {
  if (useLeftOut(picture)) return <img {...imageAttributes(picture)} alt={picture.alt} />;
  const fail = () => leaveOut(picture);
  /** Sees a failure before hydration. */
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) fail();
  };
  return <Picture ref={check} onError={fail} picture={picture} isPriority={isPriority} />;
}
