/** Bars a second that a waveform begins with. */
const A_SECOND = 10
const MOST = 20_000
const LOUDEST = 32_768

/** The loudest sample of each stretch. When there are too many, two become one, and stretches take twice as long. */
export const createPeaks = (rate: number) => {
  let stretch = rate / A_SECOND
  let peaks: number[] = []
  let [loudest, inStretch, samples] = [0, 0, 0]
  const close = (): void => {
    peaks.push(Math.min(1, loudest / LOUDEST))
    ;[loudest, inStretch] = [0, 0]
    if (peaks.length < MOST) return
    peaks = peaks.flatMap((peak, index) => (index % 2 === 0 ? [Math.max(peak, peaks[index + 1] ?? 0)] : []))
    stretch *= 2
  }
  return {
    add: (sample: number): void => {
      loudest = Math.max(loudest, Math.abs(sample))
      inStretch += 1
      samples += 1
      if (inStretch >= stretch) close()
    },
    /** Seconds. */
    duration: () => samples / rate,
    /** From 0 to 1, rounded to hundredths. */
    all: () => [...peaks, ...(inStretch > 0 ? [loudest / LOUDEST] : [])].map((peak) => Math.round(peak * 100) / 100),
  }
}
