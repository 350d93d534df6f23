import { FileDown, FilePlus2, FileText, LogOut, Monitor, Moon, Plus, Sun, UserPlus, Video, type LucideIcon } from 'lucide-react'
import { signOut } from '@wervio/session'
import { setTheme } from '@wervio/ui'
import { quickActions, workspaceItems } from '../chrome/signed-in/navigation.ts'
import { paths } from '../paths.ts'

type Command = { label: string; icon: LucideIcon; /** Other words people search with. */ words?: string[] } & (
  | { to: string }
  | { run: () => void }
)

/** Everything the command menu offers, by group. */
export const commandGroups: readonly { title: string; commands: readonly Command[] }[] = [
  {
    title: 'Naar',
    commands: [
      ...[...quickActions, ...Object.values(workspaceItems)].map(({ label, to, icon }) => ({ label, to, icon })),
      { label: 'Verbeteringen', to: paths.improvements, icon: FileText },
      { label: 'Matching', to: paths.matchingDashboard, icon: FileText },
    ],
  },
  {
    title: 'Maken',
    commands: [
      { label: 'Nieuwe Vacature', to: paths.createVacancy, icon: Plus, words: ['schrijven', 'vacaturetekst'] },
      { label: 'Nieuwe kandidaat', to: paths.addCandidate, icon: UserPlus, words: ['cv', 'toevoegen'] },
      { label: 'Nieuw gesprek', to: paths.newMeeting, icon: FilePlus2, words: ['opnemen'] },
      { label: 'Online gesprek plannen', to: paths.onlineMeeting, icon: Video, words: ['teams', 'meeting'] },
      { label: 'Opname importeren', to: paths.importRecording, icon: FileDown, words: ['transcriptie', 'audio', 'video'] },
    ],
  },
  {
    title: 'Instellen',
    commands: [
      { label: 'Thema: licht', icon: Sun, run: () => setTheme('light') },
      { label: 'Thema: donker', icon: Moon, run: () => setTheme('dark') },
      { label: 'Thema: zoals mijn apparaat', icon: Monitor, run: () => setTheme('system') },
      { label: 'Uitloggen', icon: LogOut, words: ['afmelden'], run: () => void signOut() },
    ],
  },
]
