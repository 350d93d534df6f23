import { labelOf, requirementStateLabels } from '@wervio/contracts'
import type { Tone } from '@wervio/ui'
import { Check, CircleDashed, X, type LucideIcon } from 'lucide-react'

type Look = { icon: LucideIcon; tone: Extract<Tone, 'green' | 'amber' | 'red'> }

const looks: Readonly<Record<string, Look>> = {
  met: { icon: Check, tone: 'green' },
  partly: { icon: CircleDashed, tone: 'amber' },
  missing: { icon: X, tone: 'red' },
}
const missing: Look = { icon: X, tone: 'red' }

/** Icon and colour of a state; the word always stands beside them. */
export const stateLook = (state: string): Look => looks[state] ?? missing

export const stateWord = (state: string): string => labelOf(requirementStateLabels, state)
