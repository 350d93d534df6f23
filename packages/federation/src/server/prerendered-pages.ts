import { createHash } from 'node:crypto'
import { parsePrerenderedPages, type PrerenderedPage, type PrerenderedPages } from '../contract/prerendered.ts'
import { CONTRACT_VERSION } from '../contract/version.ts'
import { fileAddress, findOwner, type Registry, type RegistryEntry } from '../contract/registry.ts'
import { pathOf } from './path-of.ts'

type Log = { error: (details: object, message: string) => void }

/**
 * Milliseconds that a visitor waits for the file of a remote: it is fetched at the start, and by the first visitor
 * after a release.
 */
const WAIT_MS = 1_000
/** Milliseconds after which a file that could not be fetched is asked for again. */
const RETRY_MS = 5_000
/** A version that is rolled back to is still known. */
const FILES_TO_KEEP = 20

type RenderedPage = { page: PrerenderedPage; entry: RegistryEntry; address: string }
type KnownFile = { pages: Promise<PrerenderedPages | null>; failedAt: number | null }

const fetchPages = async (
  entry: RegistryEntry,
  name: string,
  reach: (address: string) => string,
): Promise<PrerenderedPages> => {
  const address = reach(fileAddress(entry, name))
  const response = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const content = Buffer.from(await response.arrayBuffer())
  const sum = `sha384-${createHash('sha384').update(content).digest('base64')}`
  if (sum !== entry.integrity?.[name]) throw new Error(`${address} is not the file that the registry knows`)
  return parsePrerenderedPages(JSON.parse(content.toString()))
}

/**
 * The pages that remotes rendered at their build. A file is fetched once for each version of a remote and kept, so that
 * its pages can be read while the remote is down. `reach` is the address where this server finds a public one.
 */
export const createPrerenderedPages = (log: Log, reach: (address: string) => string = (address) => address) => {
  const files = new Map<string, KnownFile>()

  const pagesOf = (entry: RegistryEntry, name: string): Promise<PrerenderedPages | null> => {
    const key = fileAddress(entry, name)
    const knownFile = files.get(key)
    if (knownFile && (knownFile.failedAt === null || knownFile.failedAt + RETRY_MS > Date.now())) return knownFile.pages
    const file: KnownFile = {
      failedAt: null,
      pages: fetchPages(entry, name, reach).catch((error: unknown) => {
        file.failedAt = Date.now()
        log.error({ remote: entry.name, problem: String(error) }, 'the prerendered pages of a remote can not be used')
        return null
      }),
    }
    files.set(key, file)
    const [oldest] = files.keys()
    if (files.size > FILES_TO_KEEP && oldest !== undefined) files.delete(oldest)
    return file.pages
  }

  const isPublic = ({ routes = [] }: RegistryEntry, pathname: string): boolean =>
    routes.some(({ path, access }) => path === pathname && access === 'public')

  return {
    /**
     * The page at this address (path and search) or else at its path, with the remote that it is of and the address
     * that it was rendered for; null where there is none.
     */
    find: async (registry: Registry, address: string): Promise<RenderedPage | null> => {
      const pathname = pathOf(address)
      const entry = findOwner(registry, pathname)
      // A remote that the shell will refuse has to be seen to be refused.
      if (!entry?.pages || !isPublic(entry, pathname) || entry.contractVersion !== CONTRACT_VERSION) return null
      const pages = (await pagesOf(entry, entry.pages)) ?? {}
      const ownAddress = [address, pathname].find((each) => Object.hasOwn(pages, each)) ?? pathname
      const page = Object.hasOwn(pages, ownAddress) ? pages[ownAddress] : undefined
      return page ? { page, entry, address: ownAddress } : null
    },

    /** The addresses with a search at which a public page shows another text. */
    withSearch: async (registry: Registry): Promise<string[]> => {
      const addresses = await Promise.all(
        registry.remotes.map(async (entry) => {
          if (!entry.pages || entry.contractVersion !== CONTRACT_VERSION) return []
          const pages = (await pagesOf(entry, entry.pages)) ?? {}
          return Object.keys(pages).filter((address) => address.includes('?') && isPublic(entry, pathOf(address)))
        }),
      )
      return addresses.flat()
    },

    /** Fetches the files of all remotes, before a visitor asks. */
    prepare: async (registry: Registry): Promise<void> => {
      await Promise.all(registry.remotes.flatMap((entry) => (entry.pages ? [pagesOf(entry, entry.pages)] : [])))
    },
  }
}
