import {
  applicationOutcomeLabels,
  applicationOutcomes,
  isOneOf,
  labelOf,
  type Application,
  type ApplicationOutcome,
} from '@wervio/contracts'
import { Badge, type Tone } from '@wervio/ui'
import { CircleCheck, CircleDot, CircleX, LogOut, type LucideIcon } from 'lucide-react'

const looks: Record<ApplicationOutcome, { tone: Tone; icon: LucideIcon }> = {
  open: { tone: 'accent', icon: CircleDot },
  hired: { tone: 'blue', icon: CircleCheck },
  rejected: { tone: 'red', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: LogOut },
}

/** The outcome of an application; an outcome that this version doesn't know has no colour or icon. */
export const OutcomeBadge = ({ outcome }: Pick<Application, 'outcome'>) => (
  <Badge {...(isOneOf(applicationOutcomes, outcome) ? looks[outcome] : {})}>
    {labelOf(applicationOutcomeLabels, outcome)}
  </Badge>
)
