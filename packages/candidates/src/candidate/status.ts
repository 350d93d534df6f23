import { candidateStatuses, candidateStatusLabels, type CandidateStatus } from '@wervio/contracts'
import type { PillChoice, Tone } from '@wervio/ui'
import { CircleCheck, CircleDot, CircleOff, MessagesSquare, type LucideIcon } from 'lucide-react'

/** The colour and the icon of each status; the word always stands beside them. */
export const statusLooks: Record<CandidateStatus, { tone: Tone; icon: LucideIcon }> = {
  nieuw: { tone: 'green', icon: CircleDot },
  in_proces: { tone: 'amber', icon: MessagesSquare },
  aangenomen: { tone: 'blue', icon: CircleCheck },
  afgewezen: { tone: 'red', icon: CircleOff },
}

/** The statuses as a choice. */
export const statusChoices: readonly PillChoice<CandidateStatus>[] = candidateStatuses.map((value) => ({
  value,
  label: candidateStatusLabels[value],
  ...statusLooks[value],
}))
