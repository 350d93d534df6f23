/** Why a recording can't be transcribed. Those in `permanentSpeechErrors` stay true of the same file. */
export const speechErrorCodes = [
  'no_engine',
  'not_audio',
  'no_sound',
  'too_long',
  'damaged',
  'engine_failed',
  'cancelled',
  'out_of_space',
] as const
export type SpeechErrorCode = (typeof speechErrorCodes)[number]

/** Trying the same file again gives the same answer. */
export const permanentSpeechErrors: readonly SpeechErrorCode[] = ['not_audio', 'no_sound', 'too_long', 'damaged']

/** The longest recording that is transcribed, in hours. */
export const RECORDING_HOURS = 8

/** What a recruiter reads about each. */
export const speechMessages: Readonly<Record<SpeechErrorCode, string>> = {
  no_engine:
    'Er is nog geen spraakmotor ingesteld. De opname is bewaard. Vraag je beheerder om er een in te stellen en probeer het dan opnieuw.',
  not_audio: 'Dit bestand is geen geluid of video die we kunnen lezen. Kies een MP3, WAV, M4A, OGG, MP4, MOV of WEBM.',
  no_sound: 'Er zit geen geluid in dit bestand.',
  too_long: `Deze opname duurt langer dan ${RECORDING_HOURS} uur. Knip de opname in delen.`,
  damaged: 'Dit bestand is beschadigd: we kunnen het geluid niet lezen.',
  engine_failed: 'De spraakmotor kon deze opname niet omzetten. De opname is bewaard. Probeer het later opnieuw.',
  cancelled: 'Het omzetten is gestopt.',
  out_of_space: 'Er is geen ruimte meer op de schijf van de server. De opname is bewaard. Probeer het later opnieuw.',
}
