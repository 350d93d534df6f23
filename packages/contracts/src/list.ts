import './jitless.ts'
import { z } from 'zod'
import { limits } from './limits.ts'

/** What every list takes; the next page stands in the `Link` header. */
export const page = z.object({
  /** 1 to 500, 100 when absent. */
  limit: z.coerce
    .number({ error: 'Kies een getal van 1 tot en met 500.' })
    .int({ error: 'Kies een getal van 1 tot en met 500.' })
    .min(1, { error: 'Kies een getal van 1 tot en met 500.' })
    .max(limits.listMaximum, { error: 'Kies een getal van 1 tot en met 500.' })
    .default(limits.listDefault),
  /** Opaque; taken from the `Link` header of the page before. It can hold a whole title. */
  cursor: z.string().max(1_200, { error: 'Deze pagina bestaat niet. Begin bij de eerste.' }).optional(),
})
