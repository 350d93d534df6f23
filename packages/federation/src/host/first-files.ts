import { isAskedWithCors } from '../contract/preload-mode.ts'
import { fileAddress, type RegistryEntry } from '../contract/registry.ts'

type FirstFile = { address: string; as: 'fetch' | 'script'; integrity: string | undefined }

/** The files of a remote's first view, as its registry entry lists them: manifest, entry and first chunks. */
const firstFilesOf = (entry: RegistryEntry): FirstFile[] => [
  { address: entry.manifest, as: 'fetch', integrity: undefined },
  ...(entry.preload ?? []).map((name): FirstFile => ({
    address: fileAddress(entry, name),
    as: 'script',
    integrity: entry.integrity?.[name],
  })),
]

/**
 * Starts all of a remote's first files at once; the runtime alone would discover them one after another. Files that the
 * page preloads already are skipped.
 */
export const startFirstFiles = (page: Document, entry: RegistryEntry): void => {
  const requestedFiles = new Set(
    Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'), ({ href }) => href),
  )
  for (const { address, as, integrity } of firstFilesOf(entry).filter((file) => !requestedFiles.has(file.address))) {
    const link = page.createElement('link')
    const withCors = as === 'fetch' || isAskedWithCors(address, page.location.host)
    const attributes = {
      rel: 'preload',
      as,
      ...(withCors && { crossorigin: 'anonymous' }),
      href: address,
      ...(integrity && { integrity }),
    }
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    page.head.append(link)
  }
}

/** Time limit in milliseconds, because a hanging request would delay the real load of the same address. */
const AHEAD = 5_000

/**
 * Fetches a remote's first files into the browser's cache ahead of need; the real load deals with failures. Not as
 * preload links, because the browser warns about those that remain unused.
 */
export const fetchFirstFiles = async (entry: RegistryEntry): Promise<void> => {
  await Promise.allSettled(
    firstFilesOf(entry).map(async ({ address }) =>
      (await fetch(address, { priority: 'low', signal: AbortSignal.timeout(AHEAD) })).arrayBuffer(),
    ),
  )
}
