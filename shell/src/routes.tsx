import * as routes from '@wervio/contracts/routes'
import type { RouteObject } from '@wervio/routing'
import { PageWithoutOwner } from './pages/page-without-owner.tsx'

/**
 * The code of the shell's own pages (site/own-pages.ts describes them). A page to come has no entry here, because an
 * exact match would keep the router from asking the remotes; it ends at `*`, which says 'In aanbouw' or 404.
 */
export const shellRoutes: RouteObject[] = [
  {
    id: 'shell-dashboard',
    path: routes.dashboard.path,
    lazy: async () => ({ Component: (await import('./dashboard/dashboard-page.tsx')).DashboardPage }),
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
  { id: 'shell-unowned', path: '*', Component: PageWithoutOwner },
]
