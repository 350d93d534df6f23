/**
 * The permission without which Graph keeps transcripts to itself; an administrator grants it
 * (`onlinemeeting-list-transcripts.md`).
 */
export const TRANSCRIPTS = 'OnlineMeetingTranscript.Read.All'
