import { MotionControl } from '@/components/carousel/MotionControl';
import { ProjectCard } from '@/components/carousel/ProjectCard';

export const islands = { MotionControl, ProjectCard };

export type IslandName = keyof typeof islands;
