/** Whether `pathname`, in any case as the router sees it, is `basePath` or lies below it; `/` owns the home page alone. */
export const ownsPath = (basePath: string, pathname: string): boolean =>
  pathname.toLowerCase() === basePath || (basePath !== '/' && pathname.toLowerCase().startsWith(`${basePath}/`))

/** A base path: `/` or one or more segments of lower-case letters, digits and dashes. */
export const isBasePath = (value: unknown): value is string => typeof value === 'string' && /^\/$|^(\/[a-z0-9][a-z0-9-]*)+$/.test(value)
