import { z } from 'zod'
import { lenientList } from '../lenient.ts'

/** A line as models write it that got no schema: its text alone. */
const asLine = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'tekst' in value ? value.tekst : value

const line = z.preprocess(asLine, z.string().max(800).trim())
/** Sentences as a list, as some models write them. */
const joined = (value: unknown): unknown => (Array.isArray(value) ? value.map(asLine).join(' ') : value)
const lines = (least: number) => lenientList(line, { least, most: 20 })

/** What a model must return for an advice: plain sentences. */
export const adviceAnswer = z.object({
  algemene_analyse: z.preprocess(
    joined,
    z.string().trim().min(1).max(3_000).describe('Drie tot zes zinnen over wat er wel, deels en niet gevonden is.'),
  ),
  vervolgstappen: lines(1).describe('Stappen, in volgorde.'),
  interview_vragen: lines(1).describe('Vragen aan de kandidaat.'),
  ontwikkelpunten: lines(0).describe('Wat deels gevonden is, of een pluspunt dat ontbreekt.'),
  aandachtspunten: lines(0).describe('Eisen die niet gevonden zijn.'),
})
export type AdviceAnswer = z.infer<typeof adviceAnswer>
