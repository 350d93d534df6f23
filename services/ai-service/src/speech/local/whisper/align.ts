/** Seconds of one frame of the encoder. */
export const FRAME_SECONDS = 0.02
/** Frames over which a head's attention is smoothed. */
const SMOOTHED = 7

const smooth = (row: Float32Array): Float32Array => {
  const reach = (SMOOTHED - 1) / 2
  return row.map((_, index) => {
    const near = Array.from(row.slice(Math.max(0, index - reach), index + reach + 1)).toSorted((a, b) => a - b)
    return near[near.length >> 1] ?? 0
  })
}

/** Each frame of a head, by how unusual it is among the tokens. */
const standardise = (rows: readonly Float32Array[]): Float32Array[] => {
  const frames = rows[0]?.length ?? 0
  const result = rows.map((row) => row.slice())
  for (let frame = 0; frame < frames; frame += 1) {
    let [sum, squares] = [0, 0]
    for (const row of rows) {
      const value = row[frame] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / rows.length
    const deviation = Math.sqrt(Math.max(squares / rows.length - mean * mean, 0)) || 1
    for (const row of result) row[frame] = ((row[frame] ?? 0) - mean) / deviation
  }
  return result
}

/** The cheapest way through the costs that goes on in tokens or frames: for each token the frame it begins at. */
const pathThrough = (costs: readonly Float32Array[], frames: number): number[] => {
  const rows = costs.length
  const width = frames + 1
  const total = new Float32Array((rows + 1) * width).fill(Number.POSITIVE_INFINITY)
  const from = new Uint8Array((rows + 1) * width)
  total[0] = 0
  for (let row = 1; row <= rows; row += 1)
    for (let frame = 1; frame <= frames; frame += 1) {
      const at = row * width + frame
      const ways = [at - width - 1, at - width, at - 1].map((cell) => total[cell] ?? 0)
      const best = Math.min(...ways)
      from[at] = ways.indexOf(best)
      total[at] = best + (costs[row - 1]?.[frame - 1] ?? 0)
    }
  const begins = Array.from({ length: rows }, () => 0)
  let [row, frame] = [rows, frames]
  while (row > 0 && frame > 0) {
    begins[row - 1] = frame - 1
    const way = from[row * width + frame]
    if (way !== 2) row -= 1
    if (way !== 1) frame -= 1
  }
  return begins
}

/**
 * The second at which each token begins, from where the alignment heads listened (openai/whisper, `find_alignment`).
 * `attention` is by token, then by head; `seconds` is how long the sound of the window is.
 */
export const alignTokens = (attention: readonly Float32Array[][], seconds: number): number[] => {
  const heads = attention[0]?.length ?? 0
  const frames = Math.max(1, Math.ceil(seconds / FRAME_SECONDS))
  const costs: Float32Array[] = attention.map(() => new Float32Array(frames))
  for (let head = 0; head < heads; head += 1) {
    const rows = standardise(attention.map((token) => token[head]?.slice(0, frames) ?? new Float32Array(frames)))
    for (const [token, row] of rows.map(smooth).entries())
      costs[token] = costs[token]?.map((cost, frame) => cost - (row[frame] ?? 0) / heads) ?? row
  }
  return pathThrough(costs, frames).map((frame) => frame * FRAME_SECONDS)
}
