import './jitless.ts'
import { z } from 'zod'
import { shortText } from './text.ts'
import { isOneOf } from './known-value.ts'
import { closedEnum, openEnum } from './open-enum.ts'

/** Engines that this version knows. */
export const engines = ['builtin', 'openai-compatible'] as const

const engineNames: Record<(typeof engines)[number], { name: string; inSentence: string }> = {
  builtin: { name: 'Ingebouwde motor', inSentence: 'de ingebouwde motor' },
  'openai-compatible': { name: 'Taalmodel', inSentence: 'een taalmodel' },
}
/** What a screen calls an engine: 'Taalmodel'. One that only a newer service knows is called by itself. */
export const engineName = (engine: MadeBy['engine']): string =>
  isOneOf(engines, engine) ? engineNames[engine].name : engine

/** The same inside a sentence: 'geschreven door een taalmodel'. */
export const engineInSentence = (engine: MadeBy['engine']): string =>
  isOneOf(engines, engine) ? engineNames[engine].inSentence : engine

/** Which engine made an answer, with which model, and when. */
export const madeBy = z
  .object({ engine: openEnum(engines), model: z.string(), at: z.iso.datetime() })
  .meta({ id: 'MadeBy' })
export type MadeBy = z.infer<typeof madeBy>

/** The same as it is sent back, with what the engine made. */
export const madeByDraft = z
  .object(
    {
      engine: closedEnum(engines, 'Deze AI-motor is niet bekend.'),
      model: shortText(),
      at: z.iso.datetime({ error: 'Vul hier een tijdstip in.' }).max(40, { error: 'Vul hier een tijdstip in.' }),
    },
    { error: 'Vul hier in welke AI-motor dit maakte.' },
  )
  .meta({ id: 'MadeByDraft' })

/**
 * Asks for the rules on this machine whatever engine the operator configured: after a language model failed, and for
 * sample data. Absent, the configured engine answers.
 */
export const engineChoice = z.literal('builtin', { error: 'Deze AI-motor kun je niet kiezen.' }).optional()
export type EngineChoice = z.infer<typeof engineChoice>
