import type { SentFile } from './recordings.ts'

const RATE = 16_000
const LOUDNESS = 9_000
const LOWEST_HZ = 200
const STEP_HZ = 50
/** Seconds of each sentence, and of quiet after it. */
const SENTENCE = 1
const QUIET = 0.4
const HEADER = 44

/**
 * A conversation that the stand-in for speech hears: each number is a tone, for it a sentence (peers/speech/listen.ts).
 */
export const talkOfTones = (sentences: readonly number[]): SentFile => {
  const [voiced, whole] = [SENTENCE * RATE, (SENTENCE + QUIET) * RATE]
  const bytes = Buffer.alloc(HEADER + whole * sentences.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(bytes.length - HEADER, 40)
  for (const [index, sentence] of sentences.entries())
    for (let at = 0; at < voiced; at += 1) {
      const angle = (2 * Math.PI * (LOWEST_HZ + STEP_HZ * sentence) * at) / RATE
      bytes.writeInt16LE(Math.round(LOUDNESS * Math.sin(angle)), HEADER + (index * whole + at) * 2)
    }
  return { name: 'gesprek.wav', mimeType: 'audio/wav', buffer: bytes }
}

const turns = [
  ['Sanne de Wit', 'Goedemorgen Ilse. Kun je iets vertellen over je huidige werk?'],
  ['Ilse Hoogveen', 'Ik werk zes jaar als wijkverpleegkundige bij Zorggroep De Linde.'],
  ['Sanne de Wit', 'Kun je een situatie noemen waarin je zelf een indicatie moest verdedigen?'],
  ['Ilse Hoogveen', 'Vorig jaar werd een meneer in de wijk snel zieker. Het was mijn taak om de indicatie te stellen.'],
  ['Sanne de Wit', 'Heb je plannen om kinderen te krijgen?'],
  ['Ilse Hoogveen', 'Daar zeg ik liever niets over.'],
  ['Sanne de Wit', 'Dan sturen we je volgende week een voorstel.'],
] as const

const clock = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(11, 23)
const SECONDS_A_TURN = 10

/** A transcript as Teams writes it, of a conversation in which something is asked that may not be. */
export const teamsTranscript = (): SentFile => ({
  name: 'gesprek.vtt',
  mimeType: 'text/vtt',
  buffer: Buffer.from(['WEBVTT', ...turns.map(cueOf)].join('\n\n')),
})

const cueOf = ([name, text]: readonly [string, string], index: number): string => {
  const start = index * SECONDS_A_TURN
  return `${clock(start)} --> ${clock(start + SECONDS_A_TURN - 2)}\n<v ${name}>${text}</v>`
}
