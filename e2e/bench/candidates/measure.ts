import type { Close } from '../bench-postgres.ts'
import { send, startMainApi } from '../own-main-api.ts'
import { calls } from './calls.ts'
import { fill, filling, settle } from './fill.ts'
import { people } from './people.ts'

/** How many candidates belong to another organisation, besides those of the measured one. */
const OTHERS = 1_000
const WARM_UP = 3

export type Api = Awaited<ReturnType<typeof startMainApi>>
export type Filled = { api: Api; token: string }

/** main-api on a database with `size` candidates of one organisation. */
export const filled = async (databaseUrl: string, size: number, close: Close): Promise<Filled> => {
  const api = await startMainApi(databaseUrl, close)
  const [measuredRecruiter, otherRecruiter] = [await api.recruiter(), await api.recruiter()]
  await filling(databaseUrl, async () => {
    await fill(databaseUrl, measuredRecruiter.account, 0, size)
    await fill(databaseUrl, otherRecruiter.account, size, size + OTHERS)
  })
  await settle(databaseUrl)
  return { api, token: measuredRecruiter.token }
}

const took = async (url: string, token: string): Promise<number> => {
  const start = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - start
}

/** The duration below which this share of them stays. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN

/** Milliseconds of each call, interleaved, one at a time. */
export const measureCalls = async ({ api, token }: Filled, rounds: number): Promise<number[][]> => {
  const times = calls.map((): number[] => [])
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, { path }] of calls.entries()) {
      const milliseconds = await took(api.url + path, token)
      if (round >= 0) times[index]?.push(milliseconds)
    }
  }
  return times
}

/** Milliseconds of saving a candidate with the text of their CV. */
export const measureSaves = async ({ api, token }: Filled, rounds: number): Promise<number[]> => {
  const times: number[] = []
  for (const { number: _, status: __, ...draft } of people(5_000_000, rounds)) {
    const start = performance.now()
    await send(`${api.url}/api/candidates`, token, draft)
    times.push(performance.now() - start)
  }
  return times
}
