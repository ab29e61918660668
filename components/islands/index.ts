import { MotionControl } from '@/components/carousel/MotionControl';
import { ProjectCard } from '@/components/carousel/ProjectCard';

/**
 * The islands: every component that needs script in browsers. The build renders them, and `hydrate.tsx` starts them. Without
 * 'use client', because `Island` could not read a list that is a client module.
 */
export const islands = { MotionControl, ProjectCard };

export type IslandName = keyof typeof islands;

/** Islands that start only after another one above them: nothing may move that cannot be paused (WCAG 2.2, 2.2.2). */
export const startsAfter: { [Name in IslandName]?: IslandName } = {
  ProjectCard: 'MotionControl',
};
