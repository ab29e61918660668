import { defineConfig } from '@playwright/test';
import { launchOptionsOf } from '@/scripts/testing/browsers';

export default defineConfig({
  testMatch: 'pages.ts',
  // Playwright logs a line for each screenshot that it saves.
  quiet: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: '../../look/differences',
  snapshotPathTemplate: '{testDir}/../../look/{arg}{ext}',
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../look/report' }]],
  use: { launchOptions: launchOptionsOf('chromium') },
});
