/** Tabs of the dashboard by their value in the address; the first is shown without one. */
export const dashboardTabs = ['kandidaten', 'matches', 'zoeken', 'opgeslagen', 'analytics'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** Route patterns and the addresses made from them; links, routes and tests read them. */
export const paths = {
  dashboard: {
    path: '/dashboard-candidates',
    href: () => '/dashboard-candidates',
    tabParameter: 'tab',
    tab: (tab: DashboardTab) => `/dashboard-candidates?tab=${tab}`,
    /** The search per vacancy. */
    vacancy: (id: string) => `/dashboard-candidates?tab=matches&vacancyId=${encodeURIComponent(id)}`,
    vacancyParameter: 'vacancyId',
  },
  add: {
    path: '/add-candidate',
    href: () => '/add-candidate',
    /** Many CVs at once. */
    stackPath: '/add-candidate/stapel/:id',
    stack: (id: string) => `/add-candidate/stapel/${encodeURIComponent(id)}`,
  },
  profile: {
    path: '/kandidaat-profiel/:id',
    /** Without an id: what an import of a recording hands over in the state of the navigation. */
    empty: '/kandidaat-profiel',
    href: (id: string) => `/kandidaat-profiel/${encodeURIComponent(id)}`,
    /** The profile with its conversations open. */
    conversations: (id: string) => `/kandidaat-profiel/${encodeURIComponent(id)}?gesprekken=open`,
    conversationsParameter: 'gesprekken',
  },
  login: { href: (next: string) => `/login?next=${encodeURIComponent(next)}` },
  newVacancy: { href: () => '/create-vacancy' },
  vacancy: { href: (id: string) => `/vacancy/${encodeURIComponent(id)}` },
} as const

/** State of a navigation to the dashboard after somebody was added. */
export type DashboardState = { newCandidateId?: string; refreshCandidates?: boolean }
