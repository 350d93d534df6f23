import { apiRows } from './agenda/api-rows.ts'
import { browserRows } from './agenda/browser-rows.ts'
import type { Bench } from './bench.ts'

/**
 * The agenda with 2,000 appointments in the week, at the API and in the browser, and where Microsoft's code is loaded.
 */
export const bench: Bench = {
  name: 'agenda',
  run: async () => [...(await apiRows()), ...(await browserRows())],
}
