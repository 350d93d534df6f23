const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * The segments of an address as the router reads them: ignoring case, and with `%2D` for a dash. A guard that read them
 * otherwise could be bypassed.
 */
export const segmentsOf = (path: string): string[] =>
  (path.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .filter(Boolean)
    .map((segment) => decodeSegment(segment).toLowerCase())

/** True when `path` is `prefix` or lies below it, compared by whole segments: `/vacancy` doesn't cover `/vacatures`. */
export const isUnder = (path: string, prefix: string): boolean => {
  const segments = segmentsOf(path)
  return segmentsOf(prefix).every((segment, index) => segments[index] === segment)
}

/** Whether `pathname` is `basePath` or lies below it; `/` owns the home page alone. */
export const ownsPath = (basePath: string, pathname: string): boolean =>
  pathname.startsWith('/') && isUnder(pathname, basePath) && (basePath !== '/' || segmentsOf(pathname).length === 0)

/** A base path: `/` or one or more segments of lower-case letters, digits and dashes. */
export const isBasePath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/$|^(\/[a-z0-9][a-z0-9-]*)+$/.test(value)
