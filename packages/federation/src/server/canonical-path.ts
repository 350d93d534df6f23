import { isUnder, segmentsOf } from '../contract/base-path.ts'

/**
 * The public page that the router shows at a path which is written otherwise, such as `/PRICING` or `/pricing/`; null
 * where the path is the page's own, or no page is there.
 */
export const canonicalPath = (publicPaths: readonly string[], requested: string): string | null => {
  const segments = segmentsOf(requested)
  const path = publicPaths.find((publicPath) => {
    const pageSegments = segmentsOf(publicPath)
    return pageSegments.length === segments.length && isUnder(requested, publicPath)
  })
  return path === undefined || path === requested ? null : path
}
