import type { ConversationType } from '@wervio/contracts'
import { withRolesApart } from '../../transcript-process/transcripts.ts'
import { conversationOf } from '../segments/conversation-of.ts'
import { speakersOf, withSpeakerIds } from '../segments/speakers.ts'
import { transcriptText } from '../segments/transcript-text.ts'
import { isMedia, readTranscript } from '../job/file-kind.ts'
import type { JobParts } from '../job/parts.ts'
import { summaryText } from '../job/summary-text.ts'
import { RecordingError } from '../failures.ts'

type Request = { path: string; name: string; conversationType: ConversationType; signal: AbortSignal }

/** Transcript and summary of a file with sound, or of a transcript that another program made. Stores nothing. */
export const transcribeAtOnce = async (
  { transcriber, engine, onFailed }: Pick<JobParts, 'transcriber' | 'engine' | 'onFailed'>,
  { path, name, conversationType, signal }: Request,
): Promise<{ full_transcript: string; summary: string }> => {
  const spokenIn = async () => {
    if (!(await isMedia(path))) return withSpeakerIds((await readTranscript({ path, name }, signal)).segments)
    const transcription = await transcriber.transcribe({
      audio: path,
      language: 'nl',
      signal,
      onVoicesFailed: onFailed,
    })
    return { segments: transcription.segments, speakers: speakersOf(transcription.segments) }
  }
  const { segments, speakers } = await spokenIn()
  if (segments.length === 0) throw new RecordingError('no_speech')
  const speakersWithRoles = await withRolesApart({ speakers, segments }, signal)
  const summary = await engine.summarise(
    conversationOf({ segments, speakers: speakersWithRoles, type: conversationType }),
    {
      signal,
      onProgress: () => undefined,
    },
  )
  return { full_transcript: transcriptText(segments, speakersWithRoles), summary: summaryText(summary) }
}
