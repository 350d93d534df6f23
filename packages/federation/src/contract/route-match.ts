import { segmentsOf } from './base-path.ts'
import type { RouteDescription } from './description.ts'

const parametersOf = (path: string): number => path.split('/:').length

/** The description of the page at `path`; a fixed segment goes before a parameter. */
export const routeAt = <Route extends RouteDescription>(routes: readonly Route[], path: string): Route | undefined => {
  const actual = segmentsOf(path)
  return routes
    .filter((route) => {
      const expected = route.path.split('/').filter(Boolean)
      return (
        expected.length === actual.length &&
        expected.every((part, index) => part.startsWith(':') || part === actual[index])
      )
    })
    .toSorted((a, b) => parametersOf(a.path) - parametersOf(b.path))[0]
}
