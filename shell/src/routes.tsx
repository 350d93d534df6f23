import type { RouteObject } from '@wervio/routing'
import { PageWithoutOwner } from './pages/page-without-owner.tsx'
import { paths } from './paths.ts'

/**
 * The shell's own pages. Addresses of the route table without a page have no entry here, because an exact match would
 * keep the router from asking the remotes; they end at `*`, which says 'In aanbouw' or that there is no such page.
 */
export const shellRoutes: RouteObject[] = [
  { id: 'shell-dashboard', path: paths.dashboard, lazy: async () => ({ Component: (await import('./dashboard/dashboard-page.tsx')).DashboardPage }) },
  { id: 'shell-login', path: paths.login, lazy: async () => ({ Component: (await import('./sign-in/login-page.tsx')).LoginPage }) },
  { id: 'shell-register', path: paths.register, lazy: async () => ({ Component: (await import('./sign-in/register-page.tsx')).RegisterPage }) },
  { id: 'shell-unowned', path: '*', Component: PageWithoutOwner },
]
