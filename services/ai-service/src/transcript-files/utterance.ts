/** What one speaker says; no name where the file has none. */
export type Voice = { speaker: string | null; text: string }

/** A stretch of one speaker, in seconds from where the times of the file begin; those before that are negative. */
export type Utterance = Voice & { start: number; end: number }
