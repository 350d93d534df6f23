import { SAMPLE_RATE } from '../../sound.ts'

export const MEL_BINS = 80
const FFT = 400

/** Slaney's scale: linear below 1,000 Hz, logarithmic above. */
const LINEAR_HZ = 200 / 3
const TURN_HZ = 1_000
const TURN_MEL = TURN_HZ / LINEAR_HZ
const LOG_STEP = Math.log(6.4) / 27

const melOf = (hertz: number): number =>
  hertz < TURN_HZ ? hertz / LINEAR_HZ : TURN_MEL + Math.log(hertz / TURN_HZ) / LOG_STEP
const hertzOf = (mel: number): number =>
  mel < TURN_MEL ? mel * LINEAR_HZ : TURN_HZ * Math.exp((mel - TURN_MEL) * LOG_STEP)

/** A triangle over neighbouring frequencies: the weights from the `first` one on. */
export type MelFilter = { first: number; weights: Float32Array }

const filterOf = (edges: readonly number[], transform: number): MelFilter => {
  const [low = 0, middle = 0, high = 0] = edges
  const weights = Array.from({ length: transform / 2 + 1 }, (_, index) => {
    const hertz = (index * SAMPLE_RATE) / transform
    const height = Math.max(0, Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle)))
    return (height * 2) / (high - low)
  })
  const first = Math.max(
    0,
    weights.findIndex((weight) => weight > 0),
  )
  const last = weights.findLastIndex((weight) => weight > 0)
  return { first, weights: Float32Array.from(weights.slice(first, last + 1)) }
}

/** So many bands over the frequencies of a transform of `transform` samples, with the area of each triangle equal. */
export const melFiltersOf = (bands: number, transform: number): readonly MelFilter[] => {
  const edges = Array.from({ length: bands + 2 }, (_, index) => hertzOf((melOf(SAMPLE_RATE / 2) * index) / (bands + 1)))
  return Array.from({ length: bands }, (_, band) => filterOf(edges.slice(band, band + 3), transform))
}

/** The bands that Whisper hears in. */
export const melFilters: readonly MelFilter[] = melFiltersOf(MEL_BINS, FFT)
