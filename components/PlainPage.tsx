import type { ReactNode } from 'react';
import { PageTitle } from '@/components/PageTitle';
import { Picture, pictureFrame, pictureGrid, portraitFrame, portraitGrid } from '@/components/Picture';
import { Prose } from '@/components/Prose';
import { pictureFile, type PictureSource } from '@/content/picture-files';

interface PlainPageProps {
  title: string;
  /** The paragraphs below the heading. */
  text?: readonly string[] | undefined;
  /** Pictures below the text, in the same columns as on the work page. Portraits alone have narrower ones. */
  pictures?: readonly PictureSource[];
  /** Elements below the paragraphs, such as `h2`, `p` and `form`, which `Prose` styles. */
  children?: ReactNode;
}

/** The content of a page that the owner of the site adds: a heading, text and pictures. */
export function PlainPage({ title, text = [], pictures = [], children }: PlainPageProps) {
  return (
    <>
      <PageTitle className="pt-8 pb-10 sm:pt-12 sm:pb-14">{title}</PageTitle>
      <Prose>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </Prose>
      {pictures.length > 0 && (
        <div className={pictureGrid} style={pictures.every(({ shape }) => shape) ? portraitGrid : undefined}>
          {pictures.map((picture, index) => (
            <figure key={index} className="min-w-0 break-inside-avoid">
              <div className={pictureFrame} style={picture.shape ? portraitFrame : undefined}>
                <Picture picture={pictureFile(picture)} isPriority={index === 0} />
              </div>
              {picture.caption && <figcaption className="text-ink-quiet">{picture.caption}</figcaption>}
            </figure>
          ))}
        </div>
      )}
    </>
  );
}
