'use client';

import { Component } from 'react';
import { ProjectCard, type ProjectCardProps } from '@/components/carousel/ProjectCard';

/** The error boundary of a card. A card that throws loses its carousel, but keeps a picture, its text and its link. */
export class CardBoundary extends Component<ProjectCardProps> {
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override state = { hasThrown: false };
  override render() {
    const { pictures } = this.props;
    return <ProjectCard {...this.props} pictures={this.state.hasThrown ? pictures.slice(0, 1) : pictures} />;
  }
}
