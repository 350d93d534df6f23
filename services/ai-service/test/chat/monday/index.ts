import type { Workday } from '../workday/types.ts'
import { estateAgentSummary } from './estate-agent-summary.ts'
import { funeralTalk } from './funeral-talk.ts'
import { landSurveyor } from './land-surveyor.ts'
import { nothingOnScreen } from './nothing-on-screen.ts'
import { offsetPrinter } from './offset-printer.ts'
import { painters } from './painters.ts'
import { securityForm } from './security-form.ts'
import { youthWorkerPersona } from './youth-worker-persona.ts'

/**
 * Screens of eight other trades, asked on a Monday by somebody who hadn't read the rules. Labelled before the questions
 * were asked, and open since. Four labels were made stricter once their answers were seen, none was made milder.
 */
export const mondayScreens: readonly Workday[] = [
  securityForm,
  offsetPrinter,
  youthWorkerPersona,
  landSurveyor,
  painters,
  funeralTalk,
  estateAgentSummary,
  nothingOnScreen,
]
