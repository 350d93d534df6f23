import './jitless.ts'
import { z } from 'zod'
import { limits } from './limits.ts'

const outOfRange = { error: `Kies een getal van 1 tot en met ${limits.listMaximum}.` }

/** What every list takes; the next page stands in the `Link` header. */
export const page = z.object({
  /** 1 to 500, 100 when absent. */
  limit: z.coerce
    .number(outOfRange)
    .int(outOfRange)
    .min(1, outOfRange)
    .max(limits.listMaximum, outOfRange)
    .default(limits.listDefault),
  /** Opaque; taken from the `Link` header of the page before. It can hold a whole title. */
  cursor: z.string().max(1_200, { error: 'Deze pagina bestaat niet. Begin bij de eerste.' }).optional(),
})
