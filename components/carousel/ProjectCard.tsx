'use client';

import { Component } from 'react';
import { CardLayout } from '@/components/CardLayout';
import { Carousel, type CarouselProps } from '@/components/carousel/Carousel';
import { Picture } from '@/components/pictures/Picture';
import { pictureSize } from '@/components/pictures/picture-sizes';

const look = 'w-full rounded-picture border border-hairline border-t-hairline-top';

export class ProjectCard extends Component<CarouselProps> {
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override state = { hasThrown: false };
  override render() {
    const { project, pictures, isPriority } = this.props;
    const [first, ...others] = pictures;
    return (
      <>
        {this.state.hasThrown ? (
          <CardLayout project={project}>
            <Picture picture={first!} isPriority={isPriority} />
          </CardLayout>
        ) : (
          <Carousel {...this.props} />
        )}
        <noscript>
          <div className="mt-4 grid max-w-picture gap-4 sm:grid-cols-2">
            {others.map(({ src, alt }) => (
              <img key={src} src={src} alt={alt} {...pictureSize} loading="lazy" className={look} />
            ))}
          </div>
        </noscript>
      </>
    );
  }
}
