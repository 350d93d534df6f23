import { isUnder, prefixOf, type NavigationEntry } from '@wervio/federation/host'
import * as routes from '@wervio/contracts/routes'
import type { Site } from './create-site.ts'

export type NavigationItem = NavigationEntry & {
  to: string
  /** Prefixes that mark the item active: its own path and those of the pages that belong under it. */
  activeOn: readonly string[]
}

/** Sorts by stated order, then by label, so that the result doesn't depend on the order of registration. */
export const byOrder = (a: { order: number; label: string }, b: { order: number; label: string }): number =>
  a.order - b.order || a.label.localeCompare(b.label, 'nl')

/** The entries of the sidebar, quick actions and list, in order. */
export const navigationOf = ({
  pages,
}: Pick<Site, 'pages'>): Record<NavigationEntry['group'], readonly NavigationItem[]> => {
  const items = pages.flatMap(({ path, navigation }) => {
    if (!navigation) return []
    const below = pages.filter(({ section }) => section === path).map((page) => prefixOf(page.path))
    return [{ ...navigation, to: path, activeOn: [path, ...below] }]
  })
  const inGroup = (group: NavigationEntry['group']) => items.filter((item) => item.group === group).toSorted(byOrder)
  return { main: inGroup('main'), workspace: inGroup('workspace') }
}

/** True when `item` is the place where `path` belongs. The dashboard is also active on `/` itself. */
export const isActive = ({ to, activeOn }: Pick<NavigationItem, 'to' | 'activeOn'>, path: string): boolean =>
  (to === routes.dashboard.path && path === routes.home.path) || activeOn.some((prefix) => isUnder(path, prefix))
