'use client';

import { Component } from 'react';
import { Card } from '@/components/Card';
import { Carousel, type CarouselProps } from '@/components/carousel/Carousel';
import { Picture } from '@/components/pictures/Picture';

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
