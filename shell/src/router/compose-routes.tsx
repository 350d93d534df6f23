import { REMOTES_PARENT } from '@wervio/federation/host'
import { Outlet, type RouteObject } from '@wervio/routing'
import { ContentSkeleton } from '../chrome/content-skeleton.tsx'
import { RootLayout } from '../chrome/root-layout.tsx'
import { RouteError } from '../remotes/route-error.tsx'

/** Chrome around everything, an error boundary inside it, and below that the shell's pages and those of the remotes. */
export const composeRoutes = (pages: RouteObject[]): RouteObject[] => [
  {
    id: 'shell',
    element: <RootLayout />,
    children: [
      {
        id: REMOTES_PARENT,
        element: <Outlet />,
        errorElement: <RouteError />,
        HydrateFallback: ContentSkeleton,
        children: pages,
      },
    ],
  },
]
