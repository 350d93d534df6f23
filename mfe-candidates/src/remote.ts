import { rolesOf } from '@wervio/contracts/access'
import { defineRemote } from '@wervio/federation/remote'
import { paths } from './paths.ts'

const section = paths.dashboard.path

/**
 * Who may save what these pages are for; without the endpoints themselves, whose schemas the first view can do without.
 */
const writers = rolesOf({ auth: 'recruiter', method: 'POST' })

/** The pages of this remote as registry and shell know them; their code is in routes.tsx. */
export const description = defineRemote({
  routes: [
    {
      id: 'dashboard',
      path: paths.dashboard.path,
      title: 'Kandidaten',
      access: 'recruiter',
      navigation: { label: 'Kandidaten', icon: 'users', group: 'main', order: 30 },
      quickAction: { label: 'Zoeken', text: 'Vind een kandidaat', icon: 'search', order: 20 },
    },
    {
      id: 'add',
      path: paths.add.path,
      title: 'Nieuwe kandidaat',
      access: 'recruiter',
      roles: writers,
      section,
      commands: [
        { label: 'Nieuwe kandidaat', icon: 'user-plus', group: 'make', order: 20, words: ['cv', 'toevoegen'] },
      ],
    },
    { id: 'stack', path: paths.add.stackPath, title: 'Stapel CV’s', access: 'recruiter', roles: writers, section },
    { id: 'profile', path: paths.profile.path, title: 'Kandidaatprofiel', access: 'recruiter', section },
    { id: 'profile-from-import', path: paths.profile.empty, title: 'Kandidaatprofiel', access: 'recruiter', section },
  ],
})
