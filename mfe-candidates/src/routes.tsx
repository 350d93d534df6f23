import { withPages } from '@wervio/federation/remote'
import { description } from './remote.ts'

const loadProfile = () =>
  import('./profile/candidate-profile-page.tsx').then((page) => ({ Component: page.CandidateProfilePage }))

export const remote = withPages(description, {
  dashboard: () =>
    import('./dashboard/candidates-dashboard-page.tsx').then((page) => ({ Component: page.CandidatesDashboardPage })),
  add: () => import('./add/add-candidate-page.tsx').then((page) => ({ Component: page.AddCandidatePage })),
  stack: () => import('./review/stack-page.tsx').then((page) => ({ Component: page.StackPage })),
  profile: loadProfile,
  'profile-from-import': loadProfile,
})
