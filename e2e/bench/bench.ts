/** One figure of a bench, as a ratio to a reference taken in the same run. */
export type BenchRow = {
  what: string
  measured: number
  /** What `measured` is compared with, and its value in the same unit. */
  against: string
  reference: number
  unit: string
  /** The stated limit on measured / reference. */
  limit: { atMost: number } | { atLeast: number }
  note?: string
}

/** Why a bench measured nothing: what it needs isn't on this machine. */
export type Skipped = { skipped: string }

/** A bench file exports one of these as `bench`; `pnpm bench NAME` runs it by name. */
export type Bench = { name: string; run: () => Promise<BenchRow[] | Skipped> }

/** measured / reference. */
export const ratioOf = (row: BenchRow): number => row.measured / row.reference

/** Whether the row keeps its limit. */
export const withinLimit = (row: BenchRow): boolean =>
  'atMost' in row.limit ? ratioOf(row) <= row.limit.atMost : ratioOf(row) >= row.limit.atLeast

/** How much of its limit a row uses: 1 is at the limit, more falls short. */
export const shareOfLimit = (row: BenchRow): number =>
  'atMost' in row.limit ? ratioOf(row) / row.limit.atMost : row.limit.atLeast / ratioOf(row)
