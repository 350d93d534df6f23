import {
  findOwner,
  ownsPath,
  prefixOf,
  routeAt,
  type RemoteDescription,
  type RouteDescription,
} from '@wervio/federation/host'
import { ownPages, sidebarWithoutPage, type OwnPage } from './own-pages.ts'

export const NOT_FOUND_TITLE = 'Pagina niet gevonden'

/** A remote as its registry entry describes it. */
export type SiteRemote = Pick<RemoteDescription, 'basePaths'> & {
  name: string
  routes?: RemoteDescription['routes'] | undefined
}

/** What the chrome needs to know of an address. */
export type PageFrame = {
  chrome: 'sidebar' | 'public'
  /** Null for an address without a page, and for a page that isn't described. */
  title: string | null
  /** Whether the page needs a session, as far as its address shows. */
  isGuarded: boolean
  /** The remote that owns the address; a page of it that isn't described needs a session as well. */
  owner: string | null
  isDescribed: boolean
  /** Whether the sign-in code loads for everybody, only with a token, or for nobody. */
  identity: 'always' | 'with token' | 'never'
}

const chromeOf = ({ chrome, access }: RouteDescription): PageFrame['chrome'] =>
  chrome ?? (access === 'public' ? 'public' : 'sidebar')

const longest = <T extends { prefix: string }>(all: readonly T[], path: string): T | undefined =>
  all.filter(({ prefix }) => ownsPath(prefix, path)).toSorted((a, b) => b.prefix.length - a.prefix.length)[0]

/** All the shell knows of its addresses: its own pages, and what the remotes say of theirs. */
export const createSite = (remotes: readonly SiteRemote[]) => {
  const ownerOf = (path: string) => findOwner({ remotes }, path)
  const remotePages = remotes.flatMap(({ routes = [] }) => routes).filter(({ path }) => !routeAt(ownPages, path))
  const pages: readonly OwnPage[] = [...ownPages, ...remotePages]

  /**
   * The shell describes its own pages and each remote its own, so that no remote can make a page of another one public.
   */
  const pageAt = (path: string): OwnPage | undefined =>
    routeAt(ownPages, path) ?? routeAt(ownerOf(path)?.routes ?? [], path)

  /**
   * Matched by whole segments, also for paths below a page. Pages come first, because the first of two equal prefixes
   * counts.
   */
  const prefixes = [
    ...pages.map((page) => ({ prefix: prefixOf(page.path), chrome: chromeOf(page) })),
    ...[...sidebarWithoutPage, ...remotes.flatMap(({ basePaths }) => basePaths)].map((prefix) => ({
      prefix,
      chrome: 'sidebar' as const,
    })),
  ]

  const placeOf = (path: string): PageFrame => {
    const page = pageAt(path)
    const chrome = page ? chromeOf(page) : (longest(prefixes, path)?.chrome ?? 'public')
    const isGuarded = page ? page.access !== 'public' : chrome === 'sidebar'
    return {
      chrome,
      title: page?.title ?? null,
      isGuarded,
      owner: ownerOf(path)?.name ?? null,
      isDescribed: page !== undefined,
      identity: isGuarded || page?.signsIn ? 'always' : page?.recognises ? 'with token' : 'never',
    }
  }

  /** Whether the shell or a remote that is registered has a page there. */
  const hasPage = (path: string): boolean => pageAt(path) !== undefined

  /** What tab and breadcrumb call an address until its page names itself. */
  const titleOf = (path: string): string => pageAt(path)?.title ?? (ownerOf(path) ? 'Pagina' : NOT_FOUND_TITLE)

  return { pages, pageAt, placeOf, hasPage, titleOf }
}
export type Site = ReturnType<typeof createSite>
