import type { Page } from '@playwright/test'
import type { FaultyRemote, Part } from './faults.ts'

const DIRECTIVES: Record<Part, string[]> = {
  manifest: ['connect-src'],
  entry: ['script-src', 'script-src-elem'],
  chunk: ['script-src', 'script-src-elem'],
}

/** The policy without `origin` in the directives that allow the file; a path replaces it to allow only that. */
const tighten = (policy: string, origin: string, part: Part, entryPath: string | null): string =>
  policy
    .split(';')
    .map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/)
      if (!name || !DIRECTIVES[part].includes(name)) return directive.trim()
      const allowedSources = sources.filter((source) => source !== origin)
      return [name, ...allowedSources, ...(part === 'chunk' && entryPath ? [`${origin}${entryPath}`] : [])].join(' ')
    })
    .join('; ')

/** The path of the entry that `origin` serves now; allowing only this blocks the chunks. */
const entryPathOf = async (page: Page, manifestAddress: string): Promise<string> => {
  const manifest = (await (await page.request.get(manifestAddress)).json()) as {
    metaData: { remoteEntry: { path: string; name: string } }
  }
  return new URL(manifest.metaData.remoteEntry.path + manifest.metaData.remoteEntry.name, manifestAddress).pathname
}

/**
 * Serves every page of the shell with a policy that doesn't allow the file. A policy stays as long as its document, so
 * `lift` takes effect at the next full load.
 */
export const contentSecurityWithout = async (page: Page, origin: string, part: Part): Promise<FaultyRemote> => {
  const registry = (await (await page.request.get('/remotes.json')).json()) as { remotes: { manifest: string }[] }
  const manifest = registry.remotes.find((remote) => remote.manifest.startsWith(origin))?.manifest
  if (!manifest) throw new Error(`no remote of the registry lives at ${origin}`)
  const entryPath = part === 'chunk' ? await entryPathOf(page, manifest) : null
  const isDocument = (url: URL) => url.origin !== origin && !/\.[a-z0-9]+$/.test(url.pathname)
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy']
    if (!policy) throw new Error('the shell sent no content security policy')
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': tighten(policy, origin, part, entryPath) },
    })
  })
  return { brokenRequest: Promise.resolve(), lift: () => page.unroute(isDocument) }
}
