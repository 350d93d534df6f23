import { SAMPLE_RATE } from '../../sound.ts'

export const MEL_BINS = 80
const FFT = 400
const FREQUENCIES = FFT / 2 + 1

/** Slaney's scale: linear below 1,000 Hz, logarithmic above. */
const LINEAR_HZ = 200 / 3
const TURN_HZ = 1_000
const TURN_MEL = TURN_HZ / LINEAR_HZ
const LOG_STEP = Math.log(6.4) / 27

const melOf = (hertz: number): number =>
  hertz < TURN_HZ ? hertz / LINEAR_HZ : TURN_MEL + Math.log(hertz / TURN_HZ) / LOG_STEP
const hertzOf = (mel: number): number =>
  mel < TURN_MEL ? mel * LINEAR_HZ : TURN_HZ * Math.exp((mel - TURN_MEL) * LOG_STEP)

const edges = Array.from({ length: MEL_BINS + 2 }, (_, index) =>
  hertzOf((melOf(SAMPLE_RATE / 2) * index) / (MEL_BINS + 1)),
)

/** A triangle over neighbouring frequencies: the weights from the `first` one on. */
export type MelFilter = { first: number; weights: Float32Array }

const filterOf = (band: number): MelFilter => {
  const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3)
  const weights = Array.from({ length: FREQUENCIES }, (_, index) => {
    const hertz = (index * SAMPLE_RATE) / FFT
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

/** The bands that Whisper hears in, with the area of each triangle made equal. */
export const melFilters: readonly MelFilter[] = Array.from({ length: MEL_BINS }, (_, band) => filterOf(band))
