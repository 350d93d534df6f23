import { z } from 'zod'

/** What an import read and left out, as it is stored with it. */
export const importSummary = z.object({
  /** Rows of each file. */
  files: z.record(z.string(), z.number()),
  skipped: z.array(z.object({ name: z.string(), why: z.string() })),
  languages: z.array(z.string()),
  leftOut: z.record(z.string(), z.number()),
  cleanedLabels: z.number(),
})

export type ImportSummary = z.output<typeof importSummary>
