import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sentenceTimes } from '../../conversation/sentences/sentence-times.ts'
import { withoutSetAside } from '../../conversation/set-aside/without-set-aside.ts'
import { splitSentences } from '../../vacancy-text/language/sentences.ts'
import { isQuotable } from '../embeddings/passages.ts'

/** A sentence of a candidate in a recorded interview, or one that a recruiter noted. */
export type Said = {
  /** Id of the recording, or the path of a `NotedPlace`. */
  path: string
  quote: string
  /**
   * Seconds from the beginning of the recording, an estimate where nobody measured when words were said; absent for
   * what was noted.
   */
  at?: number
}

/** Whether a place is a recording; fields of a candidate have names. */
export const isRecording = (path: string): boolean => z.uuid().safeParse(path).success

/** Sentences of one candidate that are looked at, of the newest recordings first. */
export const MOST_SENTENCES = 1_500
/** What rules read of one sentence; speech without punctuation has none. */
const LONGEST = 500
const LEAST_WORDS = 4

/** A sentence as it can be shown as possible evidence; null where it can't. */
const quotableSentence = (sentence: string): string | null => {
  const quote = sentence.trim().slice(0, LONGEST)
  return quote.split(/\s+/).length >= LEAST_WORDS && isQuotable(quote) ? quote : null
}

/** The sentences of a line that can be shown as possible evidence. */
export const quotableSentences = (line: string): string[] =>
  splitSentences(line).flatMap((sentence) => quotableSentence(sentence) ?? [])

/** Of a stored word: when it is said and where it stands in the text. */
const storedWord = z
  .tuple([z.number(), z.number(), z.number().nullable(), z.string()])
  .rest(z.number().nullable())
  .transform(([start, end, , , at]) => ({ start, end, at: at ?? undefined }))

const segmentRow = z.object({
  candidate_id: z.uuid(),
  recording_id: z.uuid(),
  start: z.number(),
  end: z.number(),
  speaker: z.string(),
  text: z.string(),
  words: z.array(storedWord).nullable(),
  is_said: z.boolean(),
  speakers: z.array(z.looseObject({ id: z.string(), name: z.string(), role: z.string().nullable() })).nullable(),
})
type SegmentRow = z.infer<typeof segmentRow>
/** A segment with its text as it was spoken, of which `text` may have lost sentences. */
type AllowedSegment = SegmentRow & { spoken: string }

const sentencesOf = ({ recording_id, text, spoken, ...segment }: AllowedSegment): Said[] => {
  const sentences = splitSentences(text)
  const times = sentenceTimes({ ...segment, text: spoken }, sentences)
  return sentences.flatMap((sentence, nth) => {
    const quote = quotableSentence(sentence)
    return quote === null ? [] : [{ path: recording_id, quote, at: times[nth]?.start ?? segment.start }]
  })
}

/**
 * A transcript that changed since its summary is held beside the rules again: an edit may have brought something in.
 */
const allowedIn = (rows: readonly SegmentRow[]): AllowedSegment[] => {
  const speakers = rows[0]?.speakers ?? null
  const segments = rows.map((row) => ({ ...row, spoken: row.text }))
  return (speakers === null ? segments : withoutSetAside(segments, speakers)).filter(({ is_said: isSaid }) => isSaid)
}

/**
 * What these candidates said themselves in interviews, by candidate. Left out: what others said, what was set aside as
 * something a recruiter may not ask, what rules didn't read, and sentences that deny, give orders or tell who somebody
 * is. A recording without a speaker who is known to be the candidate, or without a summary, says nothing here.
 */
export const readSaid = async (
  connection: Sql,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Said[]>> => {
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
        -- A segment of one sentence needs no words to say when it was said.
        case when segment.original is null and segment.text ~ '[.?!…] ' then segment.words end as words,
        case when heard.is_outdated then heard.speakers end as speakers,
        exists (select 1 from jsonb_array_elements(heard.speakers) voice where voice->>'id' = segment.speaker and voice->>'role' = 'candidate')
          and not exists (select 1 from jsonb_array_elements(heard.summary_content->'set_aside') aside where (aside->>'position')::integer = segment.position)
          and segment.position < coalesce((heard.summary_content#>>'{unread_from,position}')::integer, segment.position + 1) as is_said
      from heard join ai.recording_segments segment on segment.recording_id = heard.id)
    select candidate_id, recording_id, "start", "end", speaker, text, words, speakers, is_said from spoken
    where is_said or speakers is not null
    order by created_at desc, recording_id, position`)
  const saidByCandidate = new Map<string, Said[]>()
  const recordings = Map.groupBy(z.array(segmentRow).parse(rows), ({ recording_id: id }) => id)
  for (const segments of recordings.values())
    for (const segment of allowedIn(segments)) {
      const sentences = saidByCandidate.get(segment.candidate_id) ?? []
      if (sentences.length < MOST_SENTENCES) sentences.push(...sentencesOf(segment))
      saidByCandidate.set(segment.candidate_id, sentences)
    }
  return saidByCandidate
}
