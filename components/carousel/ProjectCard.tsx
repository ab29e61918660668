'use client';

import { Component } from 'react';
import { Card } from '@/components/Card';
import { Carousel, type CarouselProps } from '@/components/carousel/Carousel';
import { Picture } from '@/components/pictures/Picture';
import { pictureSize } from '@/components/pictures/picture-sizes';

const look = 'mt-4 w-full max-w-picture rounded-picture border border-hairline border-t-hairline-top';

export class ProjectCard extends Component<CarouselProps> {
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override state = { hasThrown: false };
  override render() {
    const { project, pictures, isPriority } = this.props;
    const [first, ...others] = pictures;
    return (
      <>
        {this.state.hasThrown ? (
          <Card project={project}>
            <Picture picture={first!} isPriority={isPriority} />
          </Card>
        ) : (
          <Carousel {...this.props} />
        )}
        <noscript>
          {others.map(({ src, alt }) => (
            <img key={src} src={src} alt={alt} {...pictureSize} loading="lazy" className={look} />
          ))}
        </noscript>
      </>
    );
  }
}
