import { defineRemote } from '@wervio/federation/remote'
import { basePaths } from './base-paths.ts'
import { paths } from './paths.ts'

const loadProfile = () => import('./profile/candidate-profile-page.tsx').then(({ CandidateProfilePage }) => ({ Component: CandidateProfilePage }))

export const remote = defineRemote({
  basePaths,
  routes: [
    {
      id: 'candidates.dashboard',
      path: paths.dashboard.path,
      lazy: () => import('./dashboard/candidates-dashboard-page.tsx').then(({ CandidatesDashboardPage }) => ({ Component: CandidatesDashboardPage })),
    },
    {
      id: 'candidates.add',
      path: paths.add.path,
      lazy: () => import('./add/add-candidate-page.tsx').then(({ AddCandidatePage }) => ({ Component: AddCandidatePage })),
    },
    {
      id: 'candidates.stack',
      path: paths.add.stackPath,
      lazy: () => import('./review/stack-page.tsx').then(({ StackPage }) => ({ Component: StackPage })),
    },
    { id: 'candidates.profile', path: paths.profile.path, lazy: loadProfile },
    { id: 'candidates.profile-from-import', path: paths.profile.empty, lazy: loadProfile },
  ],
})
