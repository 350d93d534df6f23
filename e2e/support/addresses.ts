/** The public addresses of the route table (specification part 1 §2). */
export const publicPaths = [
  '/',
  '/how-it-works',
  '/pricing',
  '/contact',
  '/register',
  '/login',
  '/about',
  '/privacy',
  '/beta-signup',
  '/vacatures',
  '/vacatures/generator',
] as const

/** The quick action that is active on each page with the sidebar; null if none is. `:id` stands for any id. */
export const quickActions: Readonly<Record<string, string | null>> = {
  '/dashboard': 'Dashboard',
  '/dashboard-candidates': 'Kandidaten',
  '/add-candidate': 'Kandidaten',
  '/kandidaat-profiel': 'Kandidaten',
  '/kandidaat-profiel/:id': 'Kandidaten',
  '/vacancy-dashboard': 'Vacatures',
  '/create-vacancy': 'Vacatures',
  '/vacancy-preview': 'Vacatures',
  '/vacancy/:id': 'Vacatures',
  '/vacancy-details/:id': 'Vacatures',
  '/match-analysis': 'Match analyse',
  '/matching-dashboard': 'Match analyse',
  '/meeting-overview': 'Gesprek opnemen',
  '/new-meeting': 'Gesprek opnemen',
  '/import-recording': 'Gesprek opnemen',
  '/online-meeting': 'Gesprek opnemen',
  '/improvements': null,
  '/agenda': null,
  '/mail': null,
  '/profile': null,
  '/profile/colleagues': null,
  '/profile/security': null,
  '/profile/notifications': null,
  '/profile/audit-log': null,
}

/** Addresses of the sidebar behind which there is nothing, with the quick action that is active there. */
export const absentPaths = [
  ['/applications', null],
  ['/vacancy/00000000-0000-4000-8000-000000000000', 'Vacatures'],
  ['/vacancy-details/00000000-0000-4000-8000-000000000000', 'Vacatures'],
  ['/kandidaat-profiel/1', 'Kandidaten'],
] as const
