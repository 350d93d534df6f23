import * as routes from '@wervio/contracts/routes'

/** The addresses of this remote; those that others link to are named routes. Links, routes and tests read them. */
export const paths = {
  dashboard: { ...routes.matching, vacancyParameter: 'vacancy', candidateParameter: 'kandidaat' },
  analysis: routes.matchAnalysis,
  improvements: routes.improvements,
} as const
