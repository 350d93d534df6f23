import type { RecordingImport } from '@wervio/contracts'

/** What the service does to a recording, in its order; the last two are the texts of specification 2 §2. */
export const importSteps = [
  { state: 'converting', text: 'Geluid wordt klaargezet' },
  { state: 'transcribing', text: 'Transcriptie wordt verwerkt' },
  { state: 'summarising', text: 'Samenvatting wordt gegenereerd' },
] as const

export type StepStanding = 'done' | 'running' | 'waiting'

/** How far one of the steps is. */
export const standingOf = (index: number, { state }: Pick<RecordingImport, 'state'>): StepStanding => {
  const current = importSteps.findIndex((step) => step.state === state)
  if (index === current) return 'running'
  return index < current ? 'done' : 'waiting'
}
