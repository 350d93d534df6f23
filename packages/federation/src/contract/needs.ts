import { array, fail, optional, record, text } from './parse.ts'

/** What a build uses of one shared package. */
export type SharedNeed = {
  /** The semver range that its build accepts. */
  range: string
  /** Names that its code imports; absent where webpack can't tell. */
  exports?: string[]
}

/** What the build of a remote needs of everybody else; the promotion gate compares it with what is live. */
export type RemoteNeeds = {
  /** The version of the API that its calls were written for, as `major.minor`. */
  api: string
  /** By package that the shell shares. */
  shared: Record<string, SharedNeed>
  /** Paths of the named routes that its code links to, such as `/vacancy/:id`. */
  links: string[]
}

const matching =
  (pattern: RegExp, expected: string) =>
  (value: unknown, at: string): string => {
    const word = text(value, at)
    return word.length <= 200 && pattern.test(word) ? word : fail(at, expected)
  }
export const apiVersionOf = matching(/^\d+\.\d+$/, 'an API version')
const rangeOf = matching(/^\^\d+\.\d+\.\d+[\w.+-]*$/, 'a version range')
const exportOf = matching(/^[\w$]+$/, 'the name of an export')
export const pathOf = matching(/^\/[\w./:-]*$/, 'a path')

const needOf = (value: unknown, at: string): SharedNeed => {
  const need = record(value, at)
  const exports = optional(need['exports'], (names) => array(names, `${at}.exports`, exportOf))
  return { range: rangeOf(need['range'], `${at}.range`), ...(exports && { exports }) }
}

/** Throws a `RegistryError` that names the first wrong field. */
export const parseNeeds = (value: unknown, at: string): RemoteNeeds => {
  const needs = record(value, at)
  const shared = Object.entries(record(needs['shared'], `${at}.shared`))
  return {
    api: apiVersionOf(needs['api'], `${at}.api`),
    shared: Object.fromEntries(shared.map(([name, need]) => [name, needOf(need, `${at}.shared.${name}`)])),
    links: array(needs['links'], `${at}.links`, pathOf),
  }
}
