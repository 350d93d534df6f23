/** A browser in two words; null for what it didn't say. */
export type Device = { browser: string | null; system: string | null }

/** Characters of a user agent that are read: all browsers put their names before that. */
const LONGEST = 512

/** Names of browsers by what they call themselves, in this order: most of them also say the names further down. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

/** The same for systems: Android says Linux too, and an iPhone Mac OS X. */
const systems: typeof browsers = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: typeof browsers, text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Reads what a browser calls itself. Of the text itself nothing is kept: its versions would tell people apart. */
export const readDevice = (userAgent = ''): Device => {
  const text = userAgent.slice(0, LONGEST)
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) }
}
