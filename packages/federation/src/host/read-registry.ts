import { readRegistry, type Registry } from '../contract/registry.ts'

/**
 * The registry in the page, with which this tab was opened; frozen, so that versions don't change while somebody works.
 */
export const readInlinedRegistry = (page: Document): Registry | null => {
  const block = page.getElementById('wervio-remotes')
  return block?.textContent ? Object.freeze(readRegistry(JSON.parse(block.textContent))) : null
}

/** The current registry. Throws if it can't be fetched or isn't valid. */
export const fetchRegistry = async (): Promise<Registry> => {
  const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Error(`/remotes.json answers ${response.status}`)
  return readRegistry(await response.json())
}
