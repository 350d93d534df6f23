import { withPages } from '@wervio/federation/remote'
import { description } from './remote.ts'

export const remote = withPages(description, {
  'matching-dashboard': () =>
    import('./dashboard/matching-page.tsx').then((page) => ({ Component: page.MatchingPage })),
})
