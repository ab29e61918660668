import { MotionControl } from '@/components/islands/MotionControl';
import { ProjectCard } from '@/components/islands/ProjectCard';

/**
 * The islands: every component that needs script in browsers. Next.js renders them at build time, and the script of
 * `scripts/browser/` starts them. This file must not begin with 'use client'.
 */
export const islands = { MotionControl, ProjectCard };
