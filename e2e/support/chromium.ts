import { existsSync } from 'node:fs'
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

const executablePath = process.env['WERVIO_CHROMIUM'] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)

/** Which browser runs the tests: WERVIO_CHROMIUM, else the system's, else the one Playwright downloaded. */
export const chromium: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}
