/** Samples of one transform: 32 ms. */
export const WINDOW = 512
const BITS = Math.log2(WINDOW)

const hann = Float64Array.from({ length: WINDOW }, (_, n) => 0.5 * (1 - Math.cos((2 * Math.PI * n) / WINDOW)))
const cosines = Float64Array.from({ length: WINDOW / 2 }, (_, n) => Math.cos((2 * Math.PI * n) / WINDOW))
const sines = Float64Array.from({ length: WINDOW / 2 }, (_, n) => -Math.sin((2 * Math.PI * n) / WINDOW))
/** Where each sample goes before the first step: its index with the bits in reverse order. */
const places = Uint16Array.from({ length: WINDOW }, (_, n) =>
  Number.parseInt(n.toString(2).padStart(BITS, '0').split('').toReversed().join(''), 2),
)
const real = new Float64Array(WINDOW)
const imaginary = new Float64Array(WINDOW)

/** The power of each frequency of 512 samples, from 0 to half the rate of samples, written to `power`. */
export const powerOf = (samples: Float32Array, power: Float64Array): void => {
  for (let n = 0; n < WINDOW; n += 1) real[places[n] ?? 0] = (samples[n] ?? 0) * (hann[n] ?? 0)
  imaginary.fill(0)
  for (let size = 2; size <= WINDOW; size *= 2) {
    const half = size / 2
    const step = WINDOW / size
    for (let first = 0; first < WINDOW; first += size)
      for (let n = 0; n < half; n += 1) {
        const [low, high] = [first + n, first + n + half]
        const [cosine, sine] = [cosines[n * step] ?? 0, sines[n * step] ?? 0]
        const [x, y] = [real[high] ?? 0, imaginary[high] ?? 0]
        const turnedReal = x * cosine - y * sine
        const turnedImaginary = x * sine + y * cosine
        real[high] = (real[low] ?? 0) - turnedReal
        imaginary[high] = (imaginary[low] ?? 0) - turnedImaginary
        real[low] = (real[low] ?? 0) + turnedReal
        imaginary[low] = (imaginary[low] ?? 0) + turnedImaginary
      }
  }
  for (let k = 0; k <= WINDOW / 2; k += 1) power[k] = (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2
}
