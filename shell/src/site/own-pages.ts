import * as routes from '@wervio/contracts/routes'
import type { RouteDescription } from '@wervio/federation/host'

export type OwnPage = RouteDescription & {
  /** Its sign-in code loads at once. */
  signsIn?: boolean
  /** Not built yet; links to it say so. */
  isToCome?: boolean
}

/** The pages that the shell has itself. */
export const ownPages: readonly OwnPage[] = [
  {
    id: 'dashboard',
    path: routes.dashboard.path,
    title: 'Dashboard',
    navigation: { label: 'Dashboard', icon: 'dashboard', group: 'main', order: 10 },
  },
  { id: 'login', path: routes.login.path, title: 'Inloggen', access: 'public', signsIn: true },
  { id: 'register', path: routes.register.path, title: 'Start gratis', access: 'public', signsIn: true },
]
