/**
 * Makes something when it is first asked for, and keeps it. For the formatters of `Intl`: the first one of a page takes
 * 17 ms of processor time in Chromium, and most pages open without one.
 */
export const lazily = <T>(make: () => T): (() => T) => {
  let value: T | undefined
  return () => (value ??= make())
}
