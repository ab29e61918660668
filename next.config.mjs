// Some machines set NODE_ENV=development for every command. React then fails in a build.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  // Otherwise a lock file in a folder above makes that the project's root.
  turbopack: { root: import.meta.dirname },
  // `npm run types` has checked them.
  typescript: { ignoreBuildErrors: true },
  // Keeps `next dev` from writing a file for coding tools into the repository.
  agentRules: false,
};

export default nextConfig;
