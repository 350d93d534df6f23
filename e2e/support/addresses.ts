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

/** A path under each prefix that has the sidebar, with the quick action that is active there; null if none is. */
export const sidebarPaths = [
  ['/dashboard', 'Dashboard'],
  ['/dashboard-candidates', 'Kandidaten'],
  ['/add-candidate', 'Kandidaten'],
  ['/vacancy-dashboard', 'Vacatures'],
  ['/meeting-overview', 'Gesprek opnemen'],
  ['/new-meeting', 'Gesprek opnemen'],
  ['/match-analysis', 'Match analyse'],
  ['/applications', null],
  ['/improvements', null],
  ['/create-vacancy', 'Vacatures'],
  ['/matching-dashboard', 'Match analyse'],
  ['/agenda', null],
  ['/mail', null],
  ['/profile', null],
  ['/profile/notifications', null],
  ['/import-recording', 'Gesprek opnemen'],
  ['/vacancy/00000000-0000-4000-8000-000000000000', 'Vacatures'],
  ['/vacancy-details/00000000-0000-4000-8000-000000000000', 'Vacatures'],
  ['/online-meeting', 'Gesprek opnemen'],
  ['/kandidaat-profiel', 'Kandidaten'],
  ['/kandidaat-profiel/1', 'Kandidaten'],
] as const
