import * as routes from '@wervio/contracts/routes'
import type { RouteObject } from '@wervio/routing'
import { NotFoundPage } from './pages/not-found-page.tsx'

/**
 * The code of the shell's own pages (site/own-pages.ts describes them). What neither the shell nor a remote has a page
 * for ends at `*`.
 */
export const shellRoutes: RouteObject[] = [
  {
    id: 'shell-dashboard',
    path: routes.dashboard.path,
    lazy: async () => ({ Component: (await import('./dashboard/dashboard-page.tsx')).DashboardPage }),
  },
  {
    id: 'shell-profile',
    path: routes.profile.path,
    lazy: async () => ({ Component: (await import('./profile/profile-page.tsx')).ProfilePage }),
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
