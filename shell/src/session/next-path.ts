import * as routes from '@wervio/contracts/routes'
import { isUnder } from '@wervio/federation/host'

const MAXIMUM = 2_000

/**
 * The `next` of a sign-in address as a path of this site, or null when it leads elsewhere or back to signing in. Read
 * as the browser would read it, because `/\host`, `/.//host` and `/<tab>/host` all leave the site.
 */
export const safeNext = (raw: string, origin: string = window.location.origin): string | null => {
  if (!raw || raw.length > MAXIMUM || !raw.startsWith('/') || raw.includes('\\')) return null
  if (!URL.canParse(raw, origin)) return null
  const url = new URL(raw, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return null
  if (isUnder(url.pathname, routes.login.path) || isUnder(url.pathname, routes.register.path)) return null
  return url.pathname + url.search + url.hash
}
