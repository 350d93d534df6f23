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
      title: 'Vacatures',
      access: 'recruiter',
      navigation: { label: 'Vacatures', icon: 'briefcase', group: 'main', order: 20 },
      quickAction: {
        label: 'Vacatures',
        text: 'Schrijven en beheren',
        icon: 'briefcase',
        order: 10,
        figure: 'vacancies',
      },
      recent: 'vacancies',
    },
    {
      id: 'create',
      path: paths.create.path,
      title: 'Nieuwe Vacature',
      access: 'recruiter',
      roles: writers,
      section,
      commands: [
        { label: 'Nieuwe Vacature', icon: 'plus', group: 'make', order: 10, words: ['schrijven', 'vacaturetekst'] },
      ],
    },
    {
      id: 'preview',
      path: paths.preview.path,
      title: 'Voorbeeld van de vacature',
      access: 'recruiter',
      roles: writers,
      section,
    },
    { id: 'details', path: paths.details.path, title: 'Vacature', access: 'recruiter', section },
    { id: 'details-alias', path: paths.details.alias, title: 'Vacature', access: 'recruiter', section },
    { id: 'list', path: paths.list.path, title: 'Vacatures', access: 'public', recognises: true },
    {
      id: 'generator',
      path: paths.generator.path,
      title: 'Vacaturetekst schrijven',
      access: 'public',
      recognises: true,
    },
  ],
})
