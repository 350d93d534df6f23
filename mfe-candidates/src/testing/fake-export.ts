import type { CandidateExport } from '@wervio/contracts'
import { event } from './fake-profile.ts'
import { candidate } from './fake-services.ts'

/** What is kept of a candidate. */
export const candidateExport = (): CandidateExport => ({
  exported_at: '2026-02-01T10:00:00.000Z',
  candidate: candidate({ notes: 'Bel na vijven.' }),
  cv_text: 'Noor de Vries',
  files: [],
  applications: [],
  timeline: [event('created')],
})
