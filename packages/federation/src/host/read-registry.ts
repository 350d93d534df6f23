import { readRegistry, type Registry } from '../contract/registry.ts'

/** The registry this tab was opened with, from the page; frozen, so that versions never change under a user. */
export const readInlinedRegistry = (page: Document): Registry | null => {
  const block = page.getElementById('wervio-remotes')
  return block?.textContent ? Object.freeze(readRegistry(JSON.parse(block.textContent))) : null
}

/** The registry as it stands now. Throws when it can't be had or isn't valid. */
export const fetchRegistry = async (): Promise<Registry> => {
  const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Error(`/remotes.json answers ${response.status}`)
  return readRegistry(await response.json())
}
