import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** @type {import('next').NextConfig} */
const nextConfig = {
  // Exports a folder of files for any static host: https://nextjs.org/docs/app/guides/static-exports
  output: 'export',
  // Without it, a lock file in a folder above would make Next.js take that folder for the project.
  turbopack: { root: import.meta.dirname },
  // `npm run build` has checked types before, also those of tests.
  typescript: { ignoreBuildErrors: true },
  // Keeps `next dev` from writing a file for coding tools into the repository.
  agentRules: false,
};

export default function config(/** @type {string} */ phase) {
  // Some machines set NODE_ENV=development for every command. React then fails in a build.
  if (phase === PHASE_PRODUCTION_BUILD) process.env.NODE_ENV = 'production';
  return nextConfig;
}
