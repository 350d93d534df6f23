import type { AnalysisData } from '../conversation/analysis.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { SummaryParts } from '../conversation/summary/summarise.ts'
import type { SpokenBy } from '../recordings/segments/speakers.ts'
import type { TranscriptFileProblem } from '../transcript-files/transcript-file-error.ts'

/**
 * What a process does with transcripts. Each takes and gives plain data, which one process can send to another, and
 * loads its code when it begins: the rules of conversations are as large as the readers of files.
 */
export const transcriptJobs = {
  read: async (bytes: Uint8Array) =>
    (await import('../transcript-files/read-transcript-file.ts')).readTranscriptFile(bytes),
  roles: async (spoken: SpokenBy) => (await import('../recordings/segments/speakers.ts')).withRoles(spoken),
  analyse: async (conversation: Conversation): Promise<AnalysisData> =>
    (await import('../conversation/analysis.ts')).analysisData(conversation),
  summarise: async (conversation: Conversation): Promise<SummaryParts> =>
    (await import('../conversation/summary/summarise.ts')).summarise(conversation),
}

type Jobs = typeof transcriptJobs
export type JobName = keyof Jobs
export type Given<Name extends JobName> = Parameters<Jobs[Name]>[0]
export type Answer<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>

/** A request to the process. */
export type TranscriptJob = { [Name in JobName]: { name: Name; given: Given<Name> } }[JobName]

/** Its answer. `failed` is an error of ours: where it happened, never what somebody said. */
export type TranscriptOutcome = { answer: unknown } | { problem: TranscriptFileProblem } | { failed: string }
