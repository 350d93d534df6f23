import * as routes from '@wervio/contracts/routes'

/** Tabs of the dashboard by their value in the address; the first is shown without one. */
export const dashboardTabs = ['kandidaten', 'matches', 'zoeken', 'opgeslagen', 'analytics'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** The addresses of this remote; those that others link to are named routes. Links, routes and tests read them. */
export const paths = {
  dashboard: {
    ...routes.candidates,
    tabParameter: 'tab',
    tab: (tab: DashboardTab) => `${routes.candidates.path}?tab=${tab}`,
    vacancyParameter: 'vacancyId',
  },
  add: {
    ...routes.newCandidate,
    /** Many CVs at once. */
    stackPath: routes.cvStack.path,
    stack: routes.cvStack.href,
  },
  profile: {
    ...routes.candidate,
    /** Without an id: what an import of a recording hands over in the state of the navigation. */
    empty: '/kandidaat-profiel',
    /** The profile with its conversations open. */
    conversations: (id: string) => `${routes.candidate.href(id)}?gesprekken=open`,
    conversationsParameter: 'gesprekken',
  },
} as const

/** State of a navigation to the dashboard after somebody was added. */
export type DashboardState = { newCandidateId?: string; refreshCandidates?: boolean }
