import * as routes from '@wervio/contracts/routes'
import type { RouteObject } from '@wervio/routing'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { loadDashboard } from './site/page-code.ts'

/**
 * The code of the shell's own pages (site/own-pages.ts describes them). What neither the shell nor a remote has a page
 * for ends at `*`.
 */
export const shellRoutes: RouteObject[] = [
  {
    id: 'shell-dashboard',
    path: routes.dashboard.path,
    lazy: async () => ({ Component: (await loadDashboard()).DashboardPage }),
  },
  {
    id: 'shell-profile',
    path: routes.profile.path,
    lazy: async () => ({ Component: (await import('./profile/profile-page.tsx')).ProfilePage }),
  },
  {
    id: 'shell-security',
    path: routes.security.path,
    lazy: async () => ({ Component: (await import('./settings/security-page.tsx')).SecurityPage }),
  },
  {
    id: 'shell-account-deleted',
    path: routes.accountDeleted.path,
    lazy: async () => ({
      Component: (await import('./settings/deletion/account-deleted-page.tsx')).AccountDeletedPage,
    }),
  },
  {
    id: 'shell-colleagues',
    path: routes.colleagues.path,
    lazy: async () => ({ Component: (await import('./colleagues/colleagues-page.tsx')).ColleaguesPage }),
  },
  {
    id: 'shell-audit-log',
    path: routes.auditLog.path,
    lazy: async () => ({ Component: (await import('./audit-log/audit-log-page.tsx')).AuditLogPage }),
  },
  {
    id: 'shell-pipeline',
    path: routes.pipeline.path,
    lazy: async () => ({ Component: (await import('./pipelines/pipeline-page.tsx')).PipelinePage }),
  },
  {
    id: 'shell-invitation',
    path: routes.invitation.path,
    lazy: async () => ({ Component: (await import('./invitation/invitation-page.tsx')).InvitationPage }),
  },
  {
    id: 'shell-notification-settings',
    path: routes.notificationSettings.path,
    lazy: async () => ({
      Component: (await import('./settings/notifications/notification-settings-page.tsx')).NotificationSettingsPage,
    }),
  },
  {
    id: 'shell-login',
    path: routes.login.path,
    lazy: async () => ({ Component: (await import('./sign-in/login-page.tsx')).LoginPage }),
  },
  {
    id: 'shell-register',
    path: routes.register.path,
    lazy: async () => ({ Component: (await import('./sign-in/register-page.tsx')).RegisterPage }),
  },
  {
    id: 'shell-demo',
    path: routes.demo.path,
    lazy: async () => ({ Component: (await import('./demo/demo-page.tsx')).DemoPage }),
  },
  { id: 'shell-unowned', path: '*', Component: NotFoundPage },
]
