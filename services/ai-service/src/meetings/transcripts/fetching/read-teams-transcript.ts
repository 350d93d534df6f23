import { MicrosoftError, type Graph } from '@wervio/microsoft'
import type { TranscriptSegment } from '@wervio/contracts'
import { z } from 'zod'
import { joinUtterances } from '../../../transcript-files/join-utterances.ts'
import type { Utterance } from '../../../transcript-files/utterance.ts'
import { readWebVtt, webVttLimits, WebVttError } from '../../../transcript-files/webvtt/read-webvtt.ts'

/** Times that a transcription was started in one meeting. */
const MOST_PARTS = 50

/** Segments of a meeting; one of three hours has 4,000. */
const MOST_SEGMENTS = 50_000

const onlineMeeting = z.object({ id: z.string().min(1) })
/** `resources/calltranscript.md`. */
const callTranscript = z.object({ id: z.string().min(1), createdDateTime: z.coerce.date() })
type CallTranscript = z.output<typeof callTranscript>

const findOnlineMeeting = async (graph: Graph, joinUrl: string, signal: AbortSignal): Promise<string | null> => {
  // A quote in OData is written twice.
  const filter = encodeURIComponent(`JoinWebUrl eq '${joinUrl.replaceAll("'", "''")}'`)
  const [meeting] = await graph.list(`/me/onlineMeetings?$filter=${filter}`, 1, { signal })
  return onlineMeeting.safeParse(meeting).data?.id ?? null
}

const listParts = async (graph: Graph, path: string, signal: AbortSignal): Promise<CallTranscript[]> => {
  const entries = await graph.list(path, MOST_PARTS, { signal })
  return entries
    .flatMap((entry) => callTranscript.safeParse(entry).data ?? [])
    .toSorted((a, b) => a.createdDateTime.getTime() - b.createdDateTime.getTime())
}

const shift = (utterances: readonly Utterance[], seconds: number): Utterance[] =>
  utterances.map((utterance) => ({ ...utterance, start: utterance.start + seconds, end: utterance.end + seconds }))

/** Milliseconds as seconds; the difference of two times has digits that nobody measured. */
const inSeconds = (segment: TranscriptSegment): TranscriptSegment => ({
  ...segment,
  start: Math.round(segment.start * 1_000) / 1_000,
  end: Math.round(segment.end * 1_000) / 1_000,
})

/**
 * What Teams has of a meeting, or null while it has nothing. Parts that were transcribed one after another are one
 * transcript, whose times count from the first word. Rejects with a `MicrosoftError` or a `WebVttError`, or when the
 * signal ends it.
 */
export const readTeamsTranscript = async (
  graph: Graph,
  joinUrl: string,
  signal: AbortSignal,
): Promise<TranscriptSegment[] | null> => {
  const meetingId = await findOnlineMeeting(graph, joinUrl, signal)
  if (meetingId === null) return null
  const path = `/me/onlineMeetings/${encodeURIComponent(meetingId)}/transcripts`
  const parts = await listParts(graph, path, signal)
  const startTime = parts[0]?.createdDateTime.getTime() ?? 0
  const utterances: Utterance[] = []
  let skipped = 0
  for (const { id, createdDateTime } of parts) {
    const content = await graph.text(
      `${path}/${encodeURIComponent(id)}/content?$format=text/vtt`,
      webVttLimits.characters,
      { signal },
    )
    const part = readWebVtt(content)
    skipped += part.skipped
    utterances.push(...shift(part.utterances, (createdDateTime.getTime() - startTime) / 1_000))
  }
  const sorted = utterances.toSorted((a, b) => a.start - b.start)
  const [first] = sorted
  if (!first) {
    if (skipped > 0) throw new WebVttError('not_webvtt')
    return null
  }
  const segments = joinUtterances(shift(sorted, first.start < 0 ? -first.start : 0)).map(inSeconds)
  if (segments.length > MOST_SEGMENTS) throw new MicrosoftError('refused', 'too_large')
  return segments
}
