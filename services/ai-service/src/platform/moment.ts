import { z } from 'zod'

/** A timestamp of a row, as the wire has it. */
export const moment = z.coerce.date().transform((date) => date.toISOString())
