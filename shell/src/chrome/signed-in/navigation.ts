import { BriefcaseBusiness, CalendarDays, CircleUserRound, LayoutDashboard, Mail, Mic, Target, Users, type LucideIcon } from 'lucide-react'
import { isUnder } from '../../path-rules.ts'
import { paths } from '../../paths.ts'

export type NavigationItem = {
  label: string
  to: string
  icon: LucideIcon
  /** Further addresses that mark the item active; a page and everything below it. */
  alsoOn: readonly string[]
}

/** The sidebar's quick actions as the specification lists them. A vacancy's own page belongs to Vacatures as well. */
export const quickActions: readonly NavigationItem[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard, alsoOn: [] },
  {
    label: 'Vacatures',
    to: paths.vacancies,
    icon: BriefcaseBusiness,
    alsoOn: [paths.createVacancy, '/vacancy-details', '/vacancy', '/vacancy-preview'],
  },
  { label: 'Kandidaten', to: paths.candidates, icon: Users, alsoOn: [paths.addCandidate, '/kandidaat-profiel'] },
  { label: 'Match analyse', to: paths.matchAnalysis, icon: Target, alsoOn: [paths.matchingDashboard] },
  {
    label: 'Gesprek opnemen',
    to: paths.meetings,
    icon: Mic,
    alsoOn: [paths.newMeeting, paths.onlineMeeting, paths.importRecording],
  },
]

/** The sidebar's list; Notificaties stands between Mail and Profiel and is a dropdown, not a page. */
export const workspaceItems = {
  agenda: { label: 'Agenda', to: paths.agenda, icon: CalendarDays, alsoOn: [] },
  mail: { label: 'Mail', to: paths.mail, icon: Mail, alsoOn: [] },
  profile: { label: 'Profiel', to: paths.profile, icon: CircleUserRound, alsoOn: [] },
} as const satisfies Record<string, NavigationItem>

/** True when `item` is the place where `path` belongs. The dashboard is also active on `/` itself. */
export const isActive = ({ to, alsoOn }: NavigationItem, path: string): boolean =>
  (to === paths.dashboard && path === paths.home) || [to, ...alsoOn].some((prefix) => isUnder(path, prefix))
