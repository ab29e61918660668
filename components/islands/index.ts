import { MotionControl } from '@/components/carousel/MotionControl';
import { ProjectCard } from '@/components/carousel/ProjectCard';

/** The components that need script in browsers. The build renders them, and `hydrate.tsx` starts them. */
export const islands = { MotionControl, ProjectCard };

export type IslandName = keyof typeof islands;
