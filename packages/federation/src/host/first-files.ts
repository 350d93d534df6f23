import { fileAddress, type RegistryEntry } from '../contract/registry.ts'

type FirstFile = { address: string; as: 'fetch' | 'script'; integrity: string | undefined }

/** What a remote's first view needs, as its registry entry lists it: manifest, entry and first chunks. */
const firstFilesOf = (entry: RegistryEntry): FirstFile[] => [
  { address: entry.manifest, as: 'fetch', integrity: undefined },
  ...(entry.preload ?? []).map((name): FirstFile => ({
    address: fileAddress(entry, name),
    as: 'script',
    integrity: entry.integrity?.[name],
  })),
]

/** Starts all of a remote's first files at once, where the runtime alone would find them one after the other. Those the page asked for already are left. */
export const startFirstFiles = (page: Document, entry: RegistryEntry): void => {
  const asked = new Set(Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'), ({ href }) => href))
  for (const { address, as, integrity } of firstFilesOf(entry).filter((file) => !asked.has(file.address))) {
    const link = page.createElement('link')
    const attributes = { rel: 'preload', as, crossorigin: 'anonymous', href: address, ...(integrity && { integrity }) }
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    page.head.append(link)
  }
}

/** A file that hangs would hold up the real load of the same address. */
const AHEAD = 5_000

/** Brings a remote's first files into the browser's cache, in case they are wanted; a failure is left to the real load. Not by links: the browser warns of those that nobody used. */
export const fetchFirstFiles = async (entry: RegistryEntry): Promise<void> => {
  await Promise.allSettled(
    firstFilesOf(entry).map(async ({ address }) =>
      (await fetch(address, { priority: 'low', signal: AbortSignal.timeout(AHEAD) })).arrayBuffer(),
    ),
  )
}
