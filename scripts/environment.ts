import nextEnvironment from '@next/env';

// To be imported first: `content/` can read variables.
nextEnvironment.loadEnvConfig(process.cwd());
