/** What can be wrong with a transcript file, and what the recruiter reads about it. */
export const transcriptFileMessages = {
  empty: 'In dit bestand staat geen gesprek. Kies een ander bestand.',
  unknown: 'Dit is geen transcript dat we kunnen lezen. Kies een bestand van het type VTT, SRT, DOCX of TXT.',
  unreadable: 'Dit bestand is beschadigd of beveiligd. Maak het transcript opnieuw en kies het nieuwe bestand.',
  no_times: 'De tijden in dit transcript zijn niet te lezen. Maak het transcript opnieuw en kies het nieuwe bestand.',
  too_large: 'Dit transcript is te groot om te lezen. Kies een kleiner bestand.',
} as const

export type TranscriptFileProblem = keyof typeof transcriptFileMessages

/** A transcript file that can't be read; `dutch` is for the recruiter. */
export class TranscriptFileError extends Error {
  override readonly name = 'TranscriptFileError'
  readonly problem: TranscriptFileProblem
  readonly dutch: string

  constructor(problem: TranscriptFileProblem, options?: ErrorOptions) {
    super(`transcript file: ${problem}`, options)
    this.problem = problem
    this.dutch = transcriptFileMessages[problem]
  }
}
