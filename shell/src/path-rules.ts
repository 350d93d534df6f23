import { pageTitles, paths, sidebarPrefixes } from './paths.ts'

export const NOT_FOUND_TITLE = 'Pagina niet gevonden'

/** The router matches without regard to case, so a guard that didn't would be walked around. */
const segmentsOf = (path: string): string[] =>
  (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().split('/').filter(Boolean)

/** True when `path` is `prefix` or lies below it, compared by whole segments: `/vacancy` doesn't cover `/vacatures`. */
export const isUnder = (path: string, prefix: string): boolean => {
  const segments = segmentsOf(path)
  return segmentsOf(prefix).every((segment, index) => segments[index] === segment)
}

/** Signed-in paths are exactly those with the sidebar; every other path is public. */
export const isSignedInPath = (path: string): boolean => sidebarPrefixes.some((prefix) => isUnder(path, prefix))

/** Which frame surrounds a page; decided by the path alone. */
export const chromeFor = (path: string): 'public' | 'sidebar' => (isSignedInPath(path) ? 'sidebar' : 'public')

/**
 * Sign-in code loads on these paths only; a public page never waits for it. Where a public page shows a recruiter what is
 * his own, it loads for whoever has a token and never for a visitor.
 */
export const needsIdentity = (path: string, hasToken = false): boolean =>
  isSignedInPath(path) || isUnder(path, paths.login) || isUnder(path, paths.register) || (hasToken && isUnder(path, paths.vacancyList))

const matches = (pattern: string, path: string): boolean => {
  const expected = segmentsOf(pattern)
  const actual = segmentsOf(path)
  return expected.length === actual.length && expected.every((part, index) => part === '{id}' || part === actual[index])
}

/** The title of a page of the route table, or null for an address that isn't in it. */
export const titleOf = (path: string): string | null =>
  Object.entries(pageTitles).find(([pattern]) => matches(pattern, path))?.[1] ?? null

/** Like `titleOf`, with words for an unknown address. */
export const titleOrNotFound = (path: string): string => titleOf(path) ?? NOT_FOUND_TITLE
