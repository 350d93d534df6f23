import { Client } from 'pg'
import type { SentFile } from '../../support/recordings.ts'

/** Segments of a conversation of three hours. */
export const SEGMENTS = 4_000
const SECONDS_EACH = 2.7
const PEAKS = 2_000

const sentences = [
  'Kun je een moment noemen waarop je zelf een indicatie moest verdedigen?',
  'Ik heb toen opgeschreven wat er ’s nachts gebeurde, en de zorg naar drie momenten per dag gebracht.',
  'En hoe liep dat af?',
  'Na twee dagen belde de huisarts terug, die het plan overnam en het team bedankte.',
]

const clock = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(11, 23)

/** Two people who speak in turn, as a file of Teams. */
export const longTranscript = (): SentFile => {
  const cues = Array.from({ length: SEGMENTS }, (_, index) => {
    const start = index * SECONDS_EACH
    const name = index % 2 === 0 ? 'Sanne de Wit' : 'Ilse Hoogveen'
    const text = sentences[index % sentences.length] ?? ''
    return `${clock(start)} --> ${clock(start + SECONDS_EACH - 0.2)}\n<v ${name}>${text}</v>\n`
  })
  return {
    name: 'Drie uur met Ilse.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(['WEBVTT\n', ...cues].join('\n')),
  }
}

/**
 * Gives a stored conversation what a speech engine would have: words with their times, some of them unsure, and a
 * waveform.
 */
export const withWords = async (database: string, recordingId: string): Promise<void> => {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    await client.query(
      `update ai.recording_segments segment set confidence = 0.9, words = (
        select jsonb_agg(jsonb_build_array(starts + (place - 1) * 0.1, starts + place * 0.1, case when place % 9 = 0 then 0.4 else 0.95 end, word,
          strpos(segment.text, word) - 1) order by place)
        from regexp_split_to_table(segment.text, ' ') with ordinality as parts (word, place))
      where recording_id = $1`,
      [recordingId],
    )
    await client.query(
      `update ai.recordings set source = 'file', waveform = (select array_agg(abs(sin(place / 7.0)))::real[] from generate_series(1, ${PEAKS}) place) where id = $1`,
      [recordingId],
    )
  } finally {
    await client.end()
  }
}
