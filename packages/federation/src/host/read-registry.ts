import { readRegistry, type Registry } from '../contract/registry.ts'
import { chooseVersions } from './choose-versions.ts'

/**
 * The registry in the page, with the versions of this browser; frozen, so that they don't change while somebody works.
 */
export const readInlinedRegistry = (page: Document): Registry | null => {
  const block = page.getElementById('wervio-remotes')
  return block?.textContent
    ? Object.freeze(chooseVersions(readRegistry(JSON.parse(block.textContent)), localStorage))
    : null
}

/** The current registry, with the versions of this browser. Throws if it can't be fetched or isn't valid. */
export const fetchRegistry = async (): Promise<Registry> => {
  const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Error(`/remotes.json answers ${response.status}`)
  return chooseVersions(readRegistry(await response.json()), localStorage)
}
