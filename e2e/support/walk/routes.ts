import { publicPaths } from '../addresses.ts'

/** What can be opened without an account. */
export const publicRoutes: readonly string[] = [...publicPaths, '/privacy?tab=terms', '/privacy?tab=fairuse']

/** The signed-in routes of the specification's table and our own, with those of one vacancy and one candidate. */
export const signedInRoutes = (vacancyId: string, candidateId: string): string[] => [
  '/dashboard',
  '/vacancy-dashboard',
  `/vacancy/${vacancyId}`,
  `/vacancy-details/${vacancyId}`,
  '/create-vacancy',
  '/vacancy-preview',
  '/dashboard-candidates',
  '/dashboard-candidates?tab=zoeken',
  `/dashboard-candidates?tab=matches&vacancyId=${vacancyId}`,
  '/add-candidate',
  '/kandidaat-profiel',
  `/kandidaat-profiel/${candidateId}`,
  '/matching-dashboard',
  `/matching-dashboard?vacancy=${vacancyId}`,
  '/match-analysis',
  '/improvements',
  '/agenda',
  '/new-meeting',
  '/online-meeting',
  '/import-recording',
  '/meeting-overview',
  '/mail',
  '/profile',
  '/profile/colleagues',
  '/profile/security',
  '/profile/notifications',
  '/profile/audit-log',
]

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The route of an address: its path, in which every id is `:id`. */
export const routeOf = (address: string): string => new URL(address, 'https://x').pathname.replaceAll(ID, ':id')

/**
 * Routes that no link leads to: an older name of `/vacancy/:id`, the preview of what was just written, and the profile
 * of a recording that was just written out.
 */
export const withoutLink = ['/vacancy-details/:id', '/vacancy-preview', '/kandidaat-profiel']
