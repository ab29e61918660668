/** @type {import('next').NextConfig} */
const nextConfig = {
  // A folder of files for any static host: https://nextjs.org/docs/app/guides/static-exports
  output: 'export',
  // The build id stands in every page; a fixed one keeps an unchanged page the same bytes from build to build.
  generateBuildId: () => 'export',
  // `next dev` otherwise writes a file for coding tools into the repository.
  agentRules: false,
  reactStrictMode: true,
};

export default nextConfig;
