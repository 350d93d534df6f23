import { apiRows } from './agenda/api-rows.ts'
import type { Bench } from './bench.ts'

/** The agenda with 2,000 appointments in the week. */
export const bench: Bench = {
  name: 'agenda',
  run: async () => apiRows(),
}
