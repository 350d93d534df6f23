/** Samples a second of all sound that is listened to. */
export const SAMPLE_RATE = 16_000

/** Sound with one or two channels of the same length, from -1 to 1. */
export type Sound = { left: Float32Array; /** Null for mono. */ right: Float32Array | null }

/** Samples that are judged at a time: 32 ms, as Silero's model takes them. */
export const FRAME_SAMPLES = 512
export const FRAMES_A_SECOND = SAMPLE_RATE / FRAME_SAMPLES

export const secondsOf = (samples: number): number => samples / SAMPLE_RATE
