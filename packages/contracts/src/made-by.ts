import './jitless.ts'
import { z } from 'zod'
import { shortText } from './text.ts'

/** Which engine made an answer, with which model, and when. */
export const madeBy = z
  .object(
    {
      engine: z.enum(['builtin', 'openai-compatible'], { error: 'Deze AI-motor is niet bekend.' }),
      model: shortText(),
      at: z.iso.datetime({ error: 'Vul hier een tijdstip in.' }).max(40, { error: 'Vul hier een tijdstip in.' }),
    },
    { error: 'Vul hier in welke AI-motor dit maakte.' },
  )
  .meta({ id: 'MadeBy' })
export type MadeBy = z.infer<typeof madeBy>
