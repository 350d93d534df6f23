import type { Registry } from '../contract/registry.ts'
import { escapeAttribute } from './escape.ts'

/** Paths of the public pages that remotes describe, without parameters. */
const publicPaths = (registry: Registry): string[] =>
  registry.remotes
    .flatMap(({ routes = [] }) => routes)
    .filter(({ path, access }) => access === 'public' && !path.includes(':'))
    .map(({ path }) => path)
    .toSorted()

/** `/sitemap.xml`: the public pages that search engines may show. */
export const sitemap = (registry: Registry, origin: string): string => {
  const urls = publicPaths(registry).map((path) => `  <url><loc>${escapeAttribute(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** `/robots.txt`: every page may be read; those behind a session say nothing without one. */
export const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
