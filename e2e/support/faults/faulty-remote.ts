import type { Page, Route } from '@playwright/test'
import { contentSecurityWithout } from './blocked-by-csp.ts'
import { inject, type FaultName, type FaultyRemote, type Part } from './faults.ts'

export const partOf = (address: string): Part | null => {
  const file = new URL(address).pathname
  if (file.endsWith('/mf-manifest.json')) return 'manifest'
  if (/\/remoteEntry[^/]*\.js$/.test(file)) return 'entry'
  return file.endsWith('.js') ? 'chunk' : null
}

/** Breaks one part of the remote at `address` for this page, until `lift`. */
export const breakRemote = async (page: Page, address: string, fault: FaultName, part: Part): Promise<FaultyRemote> => {
  const hit = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  if (fault === 'blocked by CSP') return contentSecurityWithout(page, address, part)
  const isPart = (url: URL) => url.href.startsWith(`${address}/`) && partOf(url.href) === part
  let lifted = false
  const answer = async (route: Route) => {
    if (lifted) return route.fallback()
    hit.resolve()
    await inject[fault](route, part, release.promise)
  }
  await page.route(isPart, answer)
  return {
    brokenRequest: hit.promise,
    lift: async () => {
      lifted = true
      release.resolve()
    },
  }
}
