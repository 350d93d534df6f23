import { rolesOf } from '@wervio/contracts/access'
import { defineRemote } from '@wervio/federation/remote'
import { paths } from './paths.ts'

/** Who may have a CV analysed; without the endpoint itself, whose schemas the first view can do without. */
const writers = rolesOf({ auth: 'recruiter', method: 'POST' })
/** Who has no analysis to make: the ranking is what they come to matching for. */
const readers = rolesOf({ auth: 'recruiter', method: 'GET' }).filter((role) => !writers.includes(role))

/** The pages of this remote as registry and shell know them; their code is in routes.tsx. */
export const description = defineRemote({
  routes: [
    {
      id: 'match-analysis',
      path: paths.analysis.path,
      title: 'Match analyse',
      access: 'recruiter',
      roles: writers,
      navigation: { label: 'Match analyse', icon: 'target', group: 'main', order: 40 },
      quickAction: { label: 'Match analyse', text: 'CV naast vacature', icon: 'target', order: 30 },
    },
    {
      id: 'matching-dashboard',
      path: paths.dashboard.path,
      title: 'Matching',
      access: 'recruiter',
      section: paths.analysis.path,
      navigation: { label: 'Matching', icon: 'target', group: 'main', order: 40, roles: readers },
      quickAction: {
        label: 'Matching',
        text: 'Wie bij een vacature past',
        icon: 'target',
        order: 30,
        roles: readers,
      },
      commands: [
        { label: 'Matching', icon: 'target', group: 'go', order: 20, words: ['kandidaten', 'score', 'ranglijst'] },
      ],
    },
    {
      id: 'improvements',
      path: paths.improvements.path,
      title: 'Verbeterpunten',
      access: 'recruiter',
      commands: [
        {
          label: 'Verbeterpunten',
          icon: 'file-text',
          group: 'go',
          order: 10,
          words: ['inzichten', 'cijfers', 'kpi', 'time to hire', 'doorlooptijd', 'verbeteringen'],
        },
      ],
    },
  ],
})
