import * as routes from '@wervio/contracts/routes'
import type { RouteDescription } from '@wervio/federation/host'

export type OwnPage = RouteDescription & {
  /** Its sign-in code loads at once. */
  signsIn?: boolean
}

/** The pages that the shell has itself. */
export const ownPages: readonly OwnPage[] = [
  {
    id: 'dashboard',
    path: routes.dashboard.path,
    title: 'Dashboard',
    navigation: { label: 'Dashboard', icon: 'dashboard', group: 'main', order: 10 },
  },
  {
    id: 'profile',
    path: routes.profile.path,
    title: 'Profiel',
    navigation: { label: 'Profiel', icon: 'person', group: 'workspace', order: 40 },
  },
  { id: 'security', path: routes.security.path, title: 'Beveiliging' },
  { id: 'account-deleted', path: routes.accountDeleted.path, title: 'Account verwijderd', access: 'public' },
  { id: 'colleagues', path: routes.colleagues.path, title: 'Collega’s', section: routes.profile.path },
  { id: 'audit-log', path: routes.auditLog.path, title: 'Logboek', section: routes.profile.path },
  { id: 'pipeline', path: routes.pipeline.path, title: 'Procedure', section: routes.dashboard.path },
  { id: 'invitation', path: routes.invitation.path, title: 'Uitnodiging', access: 'public', signsIn: true },
  { id: 'notification-settings', path: routes.notificationSettings.path, title: 'Notificaties' },
  { id: 'login', path: routes.login.path, title: 'Inloggen', access: 'public', signsIn: true },
  { id: 'demo', path: routes.demo.path, title: 'Demo', access: 'public', signsIn: true },
  { id: 'register', path: routes.register.path, title: 'Start gratis', access: 'public', signsIn: true },
]

/** Listed by the specification among the paths with a sidebar, but not in its table of routes. */
export const sidebarWithoutPage: readonly string[] = ['/applications']
