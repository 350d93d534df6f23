import type { RecordingSegment, SpokenWord } from '@wervio/contracts'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'

/** What one voice says, as an engine or a file gave it. */
export type NewSegment = {
  start: number
  end: number
  speaker: string
  text: string
  confidence: number | null
  words: readonly SpokenWord[] | null
}

/** Start, end, confidence, the word and where it stands in the text. */
type StoredWord = [number, number, number | null, string, (number | null)?]

/** What is stored of a segment, in this order. */
type SegmentFields = [
  position: number,
  start: number,
  end: number,
  speaker: string,
  text: string,
  original: string | null,
  confidence: number | null,
  unsureWords: StoredWord[] | null,
]

const wordOf = ([start, end, confidence, text, at]: StoredWord): SpokenWord => ({
  start,
  end,
  confidence,
  text,
  ...(typeof at === 'number' && { at }),
})

const segmentOf = ([
  position,
  start,
  end,
  speaker,
  text,
  original,
  confidence,
  unsureWords,
]: SegmentFields): RecordingSegment => ({
  position,
  start,
  end,
  speaker,
  text,
  original,
  confidence,
  words: original === null && unsureWords ? unsureWords.map(wordOf) : null,
})

/**
 * By position. As one value (docs/decisions/0192), without the words that are certain: of three hours they would be 4
 * MB, and nobody asks for them.
 */
export const readSegments = async (connection: Sql, recordingId: string): Promise<RecordingSegment[]> => {
  const { rows } = await connection.execute<{ segments: SegmentFields[] | null }>(
    sql`select json_agg(json_build_array(position, starts, ends, speaker, text, original, confidence, unsure_words) order by position) as segments
      from ai.recording_segments where recording_id = ${recordingId}::uuid`,
  )
  return (rows[0]?.segments ?? []).map(segmentOf)
}

/** When the words of a transcript are said, by position; none of segments that somebody changed. */
const readWordTimes = async (connection: Sql, recordingId: string): Promise<ReadonlyMap<number, SpokenWord[]>> => {
  const { rows } = await connection.execute<{ words: [position: number, words: StoredWord[]][] | null }>(
    sql`select json_agg(json_build_array(position, words)) as words from ai.recording_segments
      where recording_id = ${recordingId}::uuid and words is not null and original is null`,
  )
  return new Map((rows[0]?.words ?? []).map(([position, words]) => [position, words.map(wordOf)]))
}

/** A transcript with the times of its words, for the rules of conversations. */
export const readSpoken = async (connection: Sql, recordingId: string) => ({
  segments: await readSegments(connection, recordingId),
  words: await readWordTimes(connection, recordingId),
})

/** A database text holds no null character. */
const storable = (text: string): string => text.replaceAll('\u0000', '')

/** Words as they are stored, each with where it begins in the text; null where it doesn't stand there. */
const storedWords = (text: string, words: readonly SpokenWord[]): StoredWord[] => {
  let from = 0
  return words.map(({ start, end, confidence, text: word }) => {
    const spoken = storable(word).trim()
    const at = spoken === '' ? -1 : text.indexOf(spoken, from)
    if (at >= 0) from = at + spoken.length
    return [start, end, confidence, spoken, at < 0 ? null : at]
  })
}

/** Adds segments after those that are there. */
export const appendSegments = async (
  connection: Sql,
  organisationId: string,
  recordingId: string,
  segments: readonly NewSegment[],
): Promise<void> => {
  if (segments.length === 0) return
  const values = segments.map(({ start, end, speaker, text, confidence, words }) => ({
    starts: Math.max(0, start),
    ends: Math.max(0, start, end),
    speaker: storable(speaker),
    text: storable(text),
    confidence,
    words: words && storedWords(storable(text), words),
  }))
  await connection.execute(
    sql`insert into ai.recording_segments (recording_id, position, organisation_id, starts, ends, speaker, text, confidence, words)
      select ${recordingId}::uuid, coalesce(last.position + 1, 0) + (given.ordinality - 1)::int, ${organisationId}::uuid,
        (item->>'starts')::float8, (item->>'ends')::float8, item->>'speaker', item->>'text', (item->>'confidence')::real, nullif(item->'words', 'null'::jsonb)
      from jsonb_array_elements(${JSON.stringify(values)}::jsonb) with ordinality as given (item, ordinality)
      cross join (select max(position) as position from ai.recording_segments where recording_id = ${recordingId}::uuid) last`,
  )
}

/** Takes all segments away. */
export const removeSegments = async (connection: Sql, recordingId: string): Promise<void> => {
  await connection.execute(sql`delete from ai.recording_segments where recording_id = ${recordingId}::uuid`)
}
