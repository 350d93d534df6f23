import type { RecordingSpeaker } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { analyse, analysisOf, type Analysis } from '../conversation/analysis.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { summarise, type SummaryParts } from '../conversation/summary/summarise.ts'
import { withRoles, type SpokenBy } from '../recordings/segments/speakers.ts'
import type { TranscriptFile } from '../transcript-files/read-transcript-file.ts'
import { TranscriptFileError } from '../transcript-files/transcript-file-error.ts'
import { runTranscriptJob, TranscriptLimitError, type TranscriptLimits } from './run-job.ts'

/**
 * Characters of a conversation that the service reads itself, within some tens of milliseconds: a quarter of an hour.
 */
const MOST_HERE = 15_000
/** The same to tell who is who, which takes a tenth of the time. */
const MOST_HERE_FOR_ROLES = 150_000

const isLarge = ({ segments }: Pick<Conversation, 'segments'>, most = MOST_HERE): boolean =>
  segments.reduce((total, { text }) => total + text.length, 0) > most

const asTooLong = (error: unknown): unknown =>
  error instanceof TranscriptLimitError ? new ServiceError('engine_input_too_long', { cause: error }) : error

/** Reads a file as `readTranscriptFile` does, in a process of its own: nobody knows what is in it. */
export const readTranscriptApart = async (
  bytes: Uint8Array,
  signal: AbortSignal,
  limits?: TranscriptLimits,
): Promise<TranscriptFile> => {
  try {
    return await runTranscriptJob({ name: 'read', given: bytes }, signal, limits)
  } catch (cause) {
    throw cause instanceof TranscriptLimitError ? new TranscriptFileError('too_large', { cause }) : cause
  }
}

/** Speakers with their roles as `withRoles` gives them; of a large conversation in a process of its own. */
export const withRolesApart = async (spoken: SpokenBy, signal: AbortSignal): Promise<RecordingSpeaker[]> => {
  if (!isLarge(spoken, MOST_HERE_FOR_ROLES)) return withRoles(spoken)
  return runTranscriptJob({ name: 'roles', given: spoken }, signal).catch((error: unknown) => {
    throw asTooLong(error)
  })
}

/** Summarises by rules, a large conversation in a process of its own. */
export const summariseApart = async (
  conversation: Conversation,
  signal: AbortSignal,
  limits?: TranscriptLimits,
): Promise<SummaryParts> => {
  if (!isLarge(conversation)) return summarise(conversation)
  return runTranscriptJob({ name: 'summarise', given: conversation }, signal, limits).catch((error: unknown) => {
    throw asTooLong(error)
  })
}

/** Reads a conversation for its summary, a large one in a process of its own. */
export const analyseApart = async (conversation: Conversation, signal: AbortSignal): Promise<Analysis> => {
  if (!isLarge(conversation)) return analyse(conversation)
  return runTranscriptJob({ name: 'analyse', given: conversation }, signal).then(analysisOf, (error: unknown) => {
    throw asTooLong(error)
  })
}
