import nextEnvironment from '@next/env';

// Reads `.env` and its kin, as `next build` does. A script imports it first, because `content/` may read variables.
nextEnvironment.loadEnvConfig(process.cwd());
