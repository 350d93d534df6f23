import { segmentsOf } from './base-path.ts'
import type { RouteDescription } from './description.ts'

const parametersOf = (path: string): number => path.split('/:').length

/** The description of the page at `path`; a fixed segment takes precedence over a parameter. */
export const routeAt = <Route extends RouteDescription>(routes: readonly Route[], path: string): Route | undefined => {
  const actualSegments = segmentsOf(path)
  return routes
    .filter((route) => {
      const routeSegments = route.path.split('/').filter(Boolean)
      return (
        routeSegments.length === actualSegments.length &&
        routeSegments.every((segment, index) => segment.startsWith(':') || segment === actualSegments[index])
      )
    })
    .toSorted((a, b) => parametersOf(a.path) - parametersOf(b.path))[0]
}
