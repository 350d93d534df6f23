import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { withoutSetAside } from '../../conversation/set-aside/without-set-aside.ts'
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
  start: z.number(),
  end: z.number(),
  speaker: z.string(),
  text: z.string(),
  is_said: z.boolean(),
  speakers: z.array(z.looseObject({ id: z.string(), name: z.string(), role: z.string().nullable() })).nullable(),
})
type SegmentRow = z.infer<typeof segmentRow>

const sentencesOf = ({ recording_id, start, text }: SegmentRow): Said[] =>
  splitSentences(text)
    .map((sentence) => sentence.trim().slice(0, LONGEST))
    .filter((quote) => quote.split(/\s+/).length >= LEAST_WORDS && isQuotable(quote))
    .map((quote) => ({ path: recording_id, quote, at: start }))

/** A transcript that changed since its summary is held beside the rules again: an edit may have brought something in. */
const allowedIn = (segments: readonly SegmentRow[]): SegmentRow[] => {
  const speakers = segments[0]?.speakers ?? null
  return (speakers === null ? [...segments] : withoutSetAside(segments, speakers)).filter(
    ({ is_said: isSaid }) => isSaid,
  )
}

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
    with heard as (
      select recording.id, recording.candidate_id, recording.created_at, recording.speakers, recording.summary_content,
        recording.summarised_version is distinct from recording.version as is_outdated
      from ai.recordings recording
      where recording.candidate_id = any(${`{${candidateIds.join(',')}}`}::uuid[])
        and recording.state = 'done' and recording.deleted_at is null and recording.summary_content is not null),
    spoken as (
      select heard.candidate_id, heard.id as recording_id, heard.created_at, segment.position, segment.starts as "start", segment.ends as "end", segment.speaker, segment.text,
        case when heard.is_outdated then heard.speakers end as speakers,
        exists (select 1 from jsonb_array_elements(heard.speakers) voice where voice->>'id' = segment.speaker and voice->>'role' = 'candidate')
          and not exists (select 1 from jsonb_array_elements(heard.summary_content->'set_aside') aside where (aside->>'position')::integer = segment.position) as is_said
      from heard join ai.recording_segments segment on segment.recording_id = heard.id)
    select candidate_id, recording_id, "start", "end", speaker, text, speakers, is_said from spoken
    where is_said or speakers is not null
    order by created_at desc, recording_id, position`)
  const said = new Map<string, Said[]>()
  const recordings = Map.groupBy(z.array(segmentRow).parse(rows), ({ recording_id: id }) => id)
  for (const segments of recordings.values())
    for (const segment of allowedIn(segments)) {
      const sentences = said.get(segment.candidate_id) ?? []
      if (sentences.length < MOST_SENTENCES) sentences.push(...sentencesOf(segment))
      said.set(segment.candidate_id, sentences)
    }
  return said
}
