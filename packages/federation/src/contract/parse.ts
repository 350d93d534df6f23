/**
 * A registry that can't be used; the message names the field. Parsed by hand, because a schema library would add 5 KB
 * to the first view.
 */
export class RegistryError extends Error {
  override name = 'RegistryError'
}

export const fail = (at: string, expected: string): never => {
  throw new RegistryError(`${at} is not ${expected}`)
}

export const record = (value: unknown, at: string): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fail(at, 'an object')

export const text = (value: unknown, at: string): string =>
  typeof value === 'string' && value !== '' ? value : fail(at, 'a text')

export const integer = (value: unknown, at: string): number =>
  Number.isInteger(value) ? (value as number) : fail(at, 'a whole number')

export const array = <T>(value: unknown, at: string, item: (value: unknown, at: string) => T): T[] =>
  Array.isArray(value) ? value.map((each, index) => item(each, `${at}[${index}]`)) : fail(at, 'a list')

export const httpAddress = (value: unknown, at: string): string => {
  const address = text(value, at)
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '') ? address : fail(at, 'an http address')
}

export const optional = <T>(value: unknown, parse: (value: unknown) => T): T | undefined =>
  value === undefined ? undefined : parse(value)
