import { findOwner, REMOTES_PARENT, type Registry } from '@wervio/federation/host'
import { Outlet, type RouteObject } from '@wervio/routing'
import { ContentSkeleton } from '../chrome/content-skeleton.tsx'
import { RootLayout } from '../chrome/root-layout.tsx'
import { RouteError } from '../remotes/route-error.tsx'

/** A shell route that a registered remote owns gives way: a route that matches already would keep the router from asking for the remote. */
const giveWay = (registry: Registry, routes: RouteObject[]): RouteObject[] =>
  routes.filter(({ path }) => path === undefined || path === '*' || !findOwner(registry, path))

/** Chrome around everything, an error boundary inside it, and below that the shell's pages and those of the remotes. */
export const composeRoutes = (registry: Registry, shellRoutes: RouteObject[]): RouteObject[] => [
  {
    id: 'shell',
    element: <RootLayout />,
    children: [
      {
        id: REMOTES_PARENT,
        element: <Outlet />,
        errorElement: <RouteError />,
        HydrateFallback: ContentSkeleton,
        children: giveWay(registry, shellRoutes),
      },
    ],
  },
]
