import { rolesOf } from '@wervio/contracts/access'
import * as routes from '@wervio/contracts/routes'
import { defineRemote } from '@wervio/federation/remote'
import { paths } from './paths.ts'

/** The item of the sidebar that stands for conversations. */
const section = routes.meetingOverview.path

/**
 * Who may save what these pages are for; without the endpoints themselves, whose schemas the first view can do without.
 */
const writers = rolesOf({ auth: 'recruiter', method: 'POST' })

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
    {
      id: 'mail',
      path: paths.mail.path,
      title: 'Mail',
      access: 'recruiter',
      navigation: { label: 'Mail', icon: 'mail', group: 'workspace', order: 20 },
      commands: [
        {
          label: 'Mail schrijven',
          icon: 'mail',
          group: 'make',
          order: 60,
          words: ['bericht', 'sjabloon'],
          roles: writers,
        },
      ],
    },
    {
      id: 'new-meeting',
      path: paths.newMeeting.path,
      title: 'Nieuw gesprek',
      access: 'recruiter',
      roles: writers,
      section,
      commands: [{ label: 'Nieuw gesprek', icon: 'file-plus', group: 'make', order: 30, words: ['opnemen'] }],
    },
    {
      id: 'online-meeting',
      path: paths.onlineMeeting.path,
      title: 'Online gesprek',
      access: 'recruiter',
      section,
      commands: [
        {
          label: 'Online gesprek plannen',
          icon: 'video',
          group: 'make',
          order: 40,
          words: ['teams', 'meeting'],
          roles: writers,
        },
      ],
    },
    {
      id: 'import-recording',
      path: paths.importRecording.path,
      title: 'Opname importeren',
      access: 'recruiter',
      roles: writers,
      section,
      commands: [
        {
          label: 'Opname importeren',
          icon: 'file-down',
          group: 'make',
          order: 50,
          words: ['transcriptie', 'audio', 'video'],
        },
      ],
    },
    { id: 'recording', path: paths.recording.path, title: 'Gespreksopname', access: 'recruiter', section },
  ],
})
