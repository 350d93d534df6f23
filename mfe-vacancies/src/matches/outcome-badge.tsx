import { applicationOutcomeLabels, type ApplicationOutcome } from '@wervio/contracts'
import { Badge, type Tone } from '@wervio/ui'
import { CircleCheck, CircleDot, CircleX, LogOut, type LucideIcon } from 'lucide-react'

const looks: Record<ApplicationOutcome, { tone: Tone; icon: LucideIcon }> = {
  open: { tone: 'green', icon: CircleDot },
  hired: { tone: 'blue', icon: CircleCheck },
  rejected: { tone: 'red', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: LogOut },
}

/** How a way through a vacancy ended; nothing while it is open. */
export const OutcomeBadge = ({ outcome }: { outcome: ApplicationOutcome }) =>
  outcome === 'open' ? null : (
    <Badge tone={looks[outcome].tone} icon={looks[outcome].icon}>
      {applicationOutcomeLabels[outcome]}
    </Badge>
  )
