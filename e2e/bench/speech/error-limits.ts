/** The largest share of wrong words that a model is worth its time with; the smallest one is for trying out. */
const LIMITS: Readonly<Record<string, number>> = { 'whisper-small': 0.25, 'whisper-base': 0.5, 'whisper-tiny': 1 }

/** The largest share of wrong words of a model, by its name, in recordings of one sentence. */
export const errorLimit = (model: string): number => LIMITS[model] ?? 1

/** How many more words may be wrong where windows are cut inside of speech than in recordings of one sentence. */
export const JOINED = 1.5
