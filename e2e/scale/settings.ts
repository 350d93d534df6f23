import { z } from 'zod'

const number = (fallback: number, least: number, most: number) =>
  z.coerce.number().min(least).max(most).default(fallback)

const settings = z.object({
  /** Minutes of load and kills. */
  WERVIO_SCALE_MINUTES: number(5, 0.1, 600),
  /** Of the random choices: which process is ended, how and when, and what the load does. */
  WERVIO_SCALE_SEED: number(1, 0, 4_294_967_295),
  /** Copies of each service and each worker. */
  WERVIO_SCALE_COPIES: number(3, 2, 10),
  /** People who work at once, besides those with stacks of CVs and recordings. */
  WERVIO_SCALE_PEOPLE: number(6, 1, 100),
  WERVIO_SCALE_FIRST_PORT: number(20_000, 1_024, 65_000),
})

export const readScaleSettings = (env: NodeJS.ProcessEnv) => {
  const read = settings.parse(env)
  return {
    minutes: read.WERVIO_SCALE_MINUTES,
    seed: read.WERVIO_SCALE_SEED,
    copies: read.WERVIO_SCALE_COPIES,
    people: read.WERVIO_SCALE_PEOPLE,
    firstPort: read.WERVIO_SCALE_FIRST_PORT,
  }
}
export type ScaleSettings = ReturnType<typeof readScaleSettings>
