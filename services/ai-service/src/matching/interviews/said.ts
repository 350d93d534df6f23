import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { splitSentences } from '../../vacancy-text/language/sentences.ts'
import { isQuotable } from '../embeddings/passages.ts'

/** A sentence of a candidate in a recorded interview. */
export type Said = {
  /** Id of the recording. */
  path: string
  quote: string
  /** Seconds from the beginning of the recording. */
  at: number
}

/** Whether a place is a recording; fields of a candidate have names. */
export const isRecording = (path: string): boolean => z.uuid().safeParse(path).success

/** Sentences of one candidate that are looked at, of the newest recordings first. */
const MOST_SENTENCES = 1_500
/** What rules read of one sentence; speech without punctuation has none. */
const LONGEST = 500
const LEAST_WORDS = 4

const segmentRow = z.object({
  candidate_id: z.uuid(),
  recording_id: z.uuid(),
  starts: z.number(),
  text: z.string(),
})

const sentencesOf = ({ recording_id, starts, text }: z.infer<typeof segmentRow>): Said[] =>
  splitSentences(text)
    .map((sentence) => sentence.trim().slice(0, LONGEST))
    .filter((quote) => quote.split(/\s+/).length >= LEAST_WORDS && isQuotable(quote))
    .map((quote) => ({ path: recording_id, quote, at: starts }))

/**
 * What these candidates said themselves in interviews, by candidate. Left out: what others said, what was set aside as
 * something a recruiter may not ask, and sentences that deny, give orders or tell who somebody is. A recording without a
 * speaker who is known to be the candidate, or without a summary, says nothing here.
 */
export async function readSaid(
  connection: Sql,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Said[]>> {
  if (candidateIds.length === 0) return new Map()
  const { rows } = await connection.execute(sql`
    select recording.candidate_id, segment.recording_id, segment.starts, segment.text
    from ai.recordings recording join ai.recording_segments segment on segment.recording_id = recording.id
    where recording.candidate_id = any(${`{${candidateIds.join(',')}}`}::uuid[])
      and recording.state = 'done' and recording.deleted_at is null and recording.summary_content is not null
      and exists (select 1 from jsonb_array_elements(recording.speakers) voice
        where voice->>'id' = segment.speaker and voice->>'role' = 'candidate')
      and not exists (select 1 from jsonb_array_elements(recording.summary_content->'set_aside') aside
        where (aside->>'position')::integer = segment.position)
    order by recording.created_at desc, recording.id, segment.position`)
  const said = new Map<string, Said[]>()
  for (const row of z.array(segmentRow).parse(rows)) {
    const sentences = said.get(row.candidate_id) ?? []
    if (sentences.length < MOST_SENTENCES) sentences.push(...sentencesOf(row))
    said.set(row.candidate_id, sentences)
  }
  return said
}
