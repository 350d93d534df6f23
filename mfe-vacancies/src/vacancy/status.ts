import type { VacancyStatus } from '@wervio/contracts'
import { CircleCheck, CircleDot, CircleOff, CirclePause, MessagesSquare, type LucideIcon } from 'lucide-react'

/** The icon of each status; the word always stands beside it. */
export const statusIcons: Record<VacancyStatus, LucideIcon> = {
  actief: CircleDot,
  gespreksfase: MessagesSquare,
  ingevuld: CircleCheck,
  'on-hold': CirclePause,
  vervallen: CircleOff,
}
