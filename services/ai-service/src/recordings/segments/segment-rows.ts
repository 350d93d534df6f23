import { UNSURE_BELOW, type RecordingSegment, type SpokenWord } from '@wervio/contracts'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** What one voice says, as an engine or a file gave it. */
export type NewSegment = {
  start: number
  end: number
  speaker: string
  text: string
  confidence: number | null
  words: readonly SpokenWord[] | null
}

const storedWord = z.tuple([z.number(), z.number(), z.number().nullable(), z.string(), z.int().nullish()])

const segmentRow = z
  .object({
    position: z.int(),
    starts: z.number(),
    ends: z.number(),
    speaker: z.string(),
    text: z.string(),
    original: z.string().nullable(),
    confidence: z.number().nullable(),
    words: z.array(storedWord).nullable(),
  })
  .transform(({ starts, ends, words, original, ...row }): RecordingSegment => ({
    ...row,
    start: starts,
    end: ends,
    original,
    words:
      original === null && words
        ? words.map(([start, end, confidence, text, at]) => ({
            start,
            end,
            confidence,
            text,
            ...(typeof at === 'number' && { at }),
          }))
        : null,
  }))

// Of three hours all words would be 4 MB; nobody asks for those that are certain.
const columns = sql`position, starts, ends, speaker, text, original, confidence, jsonb_path_query_array(words, ${`strict $[*] ? (@[2] < ${UNSURE_BELOW})`}::jsonpath) as words`

/** By position. */
export const readSegments = async (connection: Sql, recordingId: string): Promise<RecordingSegment[]> => {
  const { rows } = await connection.execute(
    sql`select ${columns} from ai.recording_segments where recording_id = ${recordingId}::uuid order by position`,
  )
  return z.array(segmentRow).parse(rows)
}

/** A database text holds no null character. */
const storable = (text: string): string => text.replaceAll('\u0000', '')

/** Words as they are stored, each with where it begins in the text; null where it doesn't stand there. */
const storedWords = (text: string, words: readonly SpokenWord[]): z.input<typeof storedWord>[] => {
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
  const given = segments.map(({ start, end, speaker, text, confidence, words }) => ({
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
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) with ordinality as given (item, ordinality)
      cross join (select max(position) as position from ai.recording_segments where recording_id = ${recordingId}::uuid) last`,
  )
}

/** Takes all segments away. */
export const removeSegments = async (connection: Sql, recordingId: string): Promise<void> => {
  await connection.execute(sql`delete from ai.recording_segments where recording_id = ${recordingId}::uuid`)
}
