import { demo } from '@wervio/contracts/routes'
import type { Registry } from '../contract/registry.ts'
import { escapeAttribute } from './escape.ts'

/** Paths of the public pages that remotes describe, without parameters. */
export const publicPaths = (registry: Registry): string[] =>
  registry.remotes
    .flatMap(({ routes = [] }) => routes)
    .filter(({ path, access }) => access === 'public' && !path.includes(':'))
    .map(({ path }) => path)

/** `/sitemap.xml`: the addresses of public pages that search engines may show. */
export const sitemap = (addresses: readonly string[], origin: string): string => {
  const urls = addresses.toSorted().map((address) => `  <url><loc>${escapeAttribute(origin + address)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/**
 * `/robots.txt`: every page may be read but the one where a visit begins a demo; those behind a session say nothing
 * without one.
 */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: ${demo.path}\n\nSitemap: ${origin}/sitemap.xml\n`
