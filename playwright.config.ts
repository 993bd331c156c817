import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** Debian's browsers. The shell draws nothing on a screen and needs a third less processor time. */
const browser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

/** Journeys of a user through the whole product: every worker starts its own server with an empty database. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './scripts/expect-build.mjs',
  testMatch: '**/*.journey.ts',
  // Safety nets against what hangs; no test is about time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    actionTimeout: 60_000,
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Names that aren't this machine's own: their pages over plain http are no secure contexts.
        '--host-resolver-rules=MAP *.website.test 127.0.0.1',
      ],
    },
  },
})
