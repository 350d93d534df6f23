import type { Bench } from './bench.ts'
import { summaryRows } from './meetings/summary-rows.ts'
import { uploadRows } from './meetings/upload-rows.ts'

/** Uploads of the largest recording, and what is made of a conversation. */
export const bench: Bench = { name: 'meetings', run: async () => [...(await uploadRows()), ...summaryRows()] }
