import { defineRemote } from '@wervio/federation/remote'
import { paths } from './paths.ts'

/** The pages of this remote as registry and shell know them; their code is in routes.tsx. */
export const description = defineRemote({
  routes: [
    {
      id: 'matching-dashboard',
      path: paths.dashboard.path,
      title: 'Matching',
      access: 'recruiter',
      section: paths.analysis.path,
      commands: [
        { label: 'Matching', icon: 'target', group: 'go', order: 20, words: ['kandidaten', 'score', 'ranglijst'] },
      ],
    },
  ],
})
