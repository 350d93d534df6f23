import { limits, type RecordingSpeaker } from '@wervio/contracts'

type Spoken = { speaker: string; text: string }

/** The whole transcript as text: a line for each segment, with who says it. */
export const transcriptText = (segments: readonly Spoken[], speakers: readonly RecordingSpeaker[]): string => {
  const names = new Map(speakers.map(({ id, name }) => [id, name]))
  return segments
    .map(({ speaker, text }) => {
      const name = names.get(speaker)
      return name === undefined ? text : `${name}: ${text}`
    })
    .join('\n')
    .slice(0, limits.transcript)
}
