import { defineRemote } from '@wervio/federation/remote'
import { paths } from './paths.ts'

/** The pages of this remote as registry and shell know them; their code is in routes.tsx. */
export const description = defineRemote({
  routes: [
    {
      id: 'meeting-overview',
      path: paths.overview.path,
      title: 'Gesprekken',
      access: 'recruiter',
      navigation: { label: 'Gesprek opnemen', icon: 'microphone', group: 'main', order: 50 },
      quickAction: { label: 'Gesprekken', text: 'Opnames en verslagen', icon: 'conversations', order: 40 },
    },
    {
      id: 'agenda',
      path: paths.agenda.path,
      title: 'Agenda',
      access: 'recruiter',
      navigation: { label: 'Agenda', icon: 'calendar', group: 'workspace', order: 10 },
    },
  ],
})
