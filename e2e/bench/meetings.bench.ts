import type { Bench } from './bench.ts'
import { summaryRows } from './meetings/summary-rows.ts'

/** What is made of a recorded conversation, and how much processor it takes. */
export const bench: Bench = { name: 'meetings', run: () => Promise.resolve([...summaryRows()]) }
