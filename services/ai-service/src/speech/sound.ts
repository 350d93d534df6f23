/** Samples a second of all sound that is listened to. */
export const SAMPLE_RATE = 16_000

/** Sound with one or two channels of the same length, from -1 to 1. */
export type Sound = { left: Float32Array; /** Null for mono. */ right: Float32Array | null }

export const secondsOf = (samples: number): number => samples / SAMPLE_RATE
export const samplesOf = (seconds: number): number => Math.round(seconds * SAMPLE_RATE)
