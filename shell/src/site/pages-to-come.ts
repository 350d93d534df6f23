import type { RouteDescription } from '@wervio/federation/host'

/**
 * Pages of the specification that nobody has built yet: they say 'In aanbouw'. One gives way, with its entries, to the
 * remote that owns its path. Delete this list when the last page is built.
 */
export const pagesToCome: readonly RouteDescription[] = [
  {
    id: 'mail',
    path: '/mail',
    title: 'Mail',
    navigation: { label: 'Mail', icon: 'mail', group: 'workspace', order: 20 },
  },
  {
    id: 'profile',
    path: '/profile',
    title: 'Profiel',
    navigation: { label: 'Profiel', icon: 'person', group: 'workspace', order: 40 },
  },
]

/** Listed by the specification among the paths with a sidebar, but not in its table of routes. */
export const sidebarWithoutPage: readonly string[] = ['/applications']
