import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot } from '../product/root.ts'
import { aptInstall, canInstall } from './apt.ts'
import { runNode } from './run-command.ts'

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
export const PLAYWRIGHT = inRoot('e2e/node_modules/@playwright/test/cli.js')

const playwrightsOwn = (): string | undefined => {
  const { chromium } = createRequire(inRoot('e2e/package.json'))('@playwright/test') as {
    chromium: { executablePath: () => string }
  }
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

const find = (): string | undefined =>
  [process.env['WERVIO_CHROMIUM'], ...SYSTEM].find((path) => path && existsSync(path)) ?? playwrightsOwn()

/**
 * Path of a Chromium: the configured one, the system's, Playwright's, or one that is installed now; undefined if none
 * can be had.
 */
export const findChromium = async (): Promise<string | undefined> => {
  const path = find()
  if (path) return path
  console.log('Geen Chromium gevonden; er wordt er een geïnstalleerd …')
  if (canInstall()) {
    if (!(await aptInstall('chromium-headless-shell'))) await aptInstall('chromium')
  } else await runNode([PLAYWRIGHT, 'install', 'chromium'])
  return find()
}
