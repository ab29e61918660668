import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // Otherwise a lock file in a folder above makes that the project's root.
  turbopack: { root: import.meta.dirname },
  typescript: { ignoreBuildErrors: true },
  // Keeps `next dev` from writing a file for coding tools into the repository.
  agentRules: false,
};

export default function config(/** @type {string} */ phase) {
  // Some machines set NODE_ENV=development for every command. React then fails in a build.
  if (phase === PHASE_PRODUCTION_BUILD) process.env.NODE_ENV = 'production';
  return nextConfig;
}
