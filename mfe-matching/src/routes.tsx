import { withPages } from '@wervio/federation/remote'
import { description } from './remote.ts'

export const remote = withPages(description, {
  'match-analysis': () =>
    import('./analysis/match-analysis-page.tsx').then((page) => ({ Component: page.MatchAnalysisPage })),
  improvements: () =>
    import('./improvements/improvements-page.tsx').then((page) => ({ Component: page.ImprovementsPage })),
  'matching-dashboard': () =>
    import('./dashboard/matching-page.tsx').then((page) => ({ Component: page.MatchingPage })),
})
