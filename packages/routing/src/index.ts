export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useRouteError,
} from 'react-router-dom'
export { useReplaceState } from './use-replace-state.ts'
export { useSearchParams } from './use-search-params.ts'
export type {
  LinkProps,
  Location,
  NavigateFunction,
  NavLinkProps,
  PatchRoutesOnNavigationFunction,
  RouteObject,
  To,
} from 'react-router-dom'
