import type { Desk } from '../desk/types.ts'
import { emptyForm } from './empty-form.ts'
import { gardenCentrePersona } from './garden-centre-persona.ts'
import { labAnalyst } from './lab-analyst.ts'
import { optician } from './optician.ts'
import { roofer } from './roofer.ts'
import { solarFitters } from './solar-fitters.ts'

/**
 * Six screens, asked between two calls: short, spoken, Flemish, mistyped and leaning on the answer before. Labelled
 * before they were asked; 'open' was read while rules were written, 'kept' is only scored.
 */
export const betweenCalls: readonly Desk[] = [
  optician,
  roofer,
  labAnalyst,
  gardenCentrePersona,
  solarFitters,
  emptyForm,
]
