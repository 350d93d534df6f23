import { BriefcaseBusiness, MessagesSquare, Search, Target, type LucideIcon } from 'lucide-react'
import { paths } from '../paths.ts'

export type QuickAction = { label: string; text: string; to: string; icon: LucideIcon }

/** The four cards of the dashboard; `vacancies` is what is known about the vacancies now. */
export const dashboardActions = (vacancies: string): readonly QuickAction[] => [
  { label: 'Vacatures', text: vacancies, to: paths.vacancies, icon: BriefcaseBusiness },
  { label: 'Zoeken', text: 'Vind een kandidaat', to: paths.candidates, icon: Search },
  { label: 'Match analyse', text: 'CV naast vacature', to: paths.matchAnalysis, icon: Target },
  { label: 'Gesprekken', text: 'Opnames en verslagen', to: paths.meetings, icon: MessagesSquare },
]
