/** What is said at each pitch: a tone of 200 + 50 n Hz is the nth sentence. */
export const sentences = [
  'Goedemorgen, fijn dat je er bent.',
  'Vertel eens iets over jezelf.',
  'Ik werk nu vijf jaar als planner bij een transportbedrijf.',
  'Wat was je grootste uitdaging?',
  'We moesten in twee weken een nieuw systeem invoeren.',
  'Ik heb toen het hele team getraind.',
  'Het resultaat was dat we op tijd klaar waren.',
  'Wat vind je belangrijk in een team?',
  'Ik vind het belangrijk dat we eerlijk zijn tegen elkaar.',
  'Wanneer kun je beginnen?',
  'Ik kan over een maand beginnen.',
  'Dan sturen we je volgende week een voorstel.',
] as const
const LOWEST_HZ = 200
const STEP_HZ = 50

const HEADER = 44
const LOUDEST = 32_768
const LOUD = 0.02
/** Seconds of quiet between two tones. */
const PAUSE = 0.1

export type Tone = { start: number; end: number; text: string }

const sentenceAt = (hertz: number): string =>
  sentences[Math.round((hertz - LOWEST_HZ) / STEP_HZ)] ?? `toon van ${Math.round(hertz)} hertz`

/** How often it crosses zero upwards in a second. */
const pitchOf = (samples: Int16Array, from: number, to: number, rate: number): number => {
  let crossings = 0
  for (let at = from + 1; at < to; at += 1) if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) crossings += 1
  return (crossings * rate) / Math.max(1, to - from)
}

/** The tones in a WAV file of 16 bits and one channel, each with the sentence of its pitch. */
export const listen = (file: Buffer): { tones: Tone[]; duration: number } => {
  const rate = file.readUInt32LE(24)
  const samples = Int16Array.from({ length: (file.length - HEADER) / 2 }, (_, at) => file.readInt16LE(HEADER + at * 2))
  const tones: Tone[] = []
  let [from, last] = [-1, -1]
  const end = (): void => {
    if (from >= 0)
      tones.push({ start: from / rate, end: last / rate, text: sentenceAt(pitchOf(samples, from, last, rate)) })
    from = -1
  }
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample) / LOUDEST < LOUD) {
      if (from >= 0 && at - last > PAUSE * rate) end()
      continue
    }
    if (from < 0) from = at
    last = at
  }
  end()
  return { tones, duration: samples.length / rate }
}
