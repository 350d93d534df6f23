import {
  BriefcaseBusiness,
  CalendarDays,
  ChartColumn,
  CircleUserRound,
  FileDown,
  FilePlus2,
  FileText,
  LayoutDashboard,
  Mail,
  MessagesSquare,
  Mic,
  Plus,
  Search,
  Settings,
  Target,
  UserPlus,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'

/** The icons that a description can name; docs/federation.md lists them. */
const icons: Readonly<Record<string, LucideIcon>> = {
  briefcase: BriefcaseBusiness,
  calendar: CalendarDays,
  chart: ChartColumn,
  conversations: MessagesSquare,
  dashboard: LayoutDashboard,
  'file-down': FileDown,
  'file-plus': FilePlus2,
  'file-text': FileText,
  mail: Mail,
  microphone: Mic,
  person: CircleUserRound,
  plus: Plus,
  search: Search,
  settings: Settings,
  target: Target,
  'user-plus': UserPlus,
  users: Users,
  video: Video,
}
export const iconNames = Object.keys(icons)

/** The icon of that name; a sheet of paper for a name that this shell doesn't know. */
export const iconOf = (name: string): LucideIcon => (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? FileText
