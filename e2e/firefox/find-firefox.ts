import { existsSync } from 'node:fs'

/** Debian's package, and names under which other systems have the same browser. */
const SYSTEM_FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The Firefox of `WERVIO_FIREFOX`, else the system's; undefined where there is none. */
export const findFirefox = (): string | undefined => {
  const { WERVIO_FIREFOX } = process.env
  return (WERVIO_FIREFOX ? [WERVIO_FIREFOX] : SYSTEM_FIREFOX).find((path) => existsSync(path))
}
