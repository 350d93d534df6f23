import './jitless.ts'
import { z } from 'zod'

/** Which engine made an answer, with which model, and when. */
export const madeBy = z
  .object({ engine: z.enum(['builtin', 'openai-compatible']), model: z.string(), at: z.iso.datetime() })
  .meta({ id: 'MadeBy' })
export type MadeBy = z.infer<typeof madeBy>
