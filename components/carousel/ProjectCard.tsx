'use client';

import { Component } from 'react';
import { Card } from '@/components/Card';
import { Carousel, type CarouselProps } from '@/components/carousel/Carousel';
import { Picture } from '@/components/pictures/Picture';

/** The island of a carousel. If that throws, the card keeps its first picture, its text and its link. */
export class ProjectCard extends Component<CarouselProps> {
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override state = { hasThrown: false };
  override render() {
    const { project, pictures, isPriority } = this.props;
    if (!this.state.hasThrown) return <Carousel {...this.props} />;
    return (
      <Card project={project}>
        <Picture picture={pictures[0]!} isPriority={isPriority} />
      </Card>
    );
  }
}
