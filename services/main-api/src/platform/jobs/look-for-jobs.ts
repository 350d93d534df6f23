import type pg from 'pg'
import { onPool } from './on-pool.ts'

/** As pg-boss itself chooses: waiting for its first try or another one, and due. */
const IS_WAITING = `
  select exists (
    select from jobs.job where name = $1 and state < 'active' and start_after <= now()
  ) as "isWaiting"`

type Options = {
  pool: pg.Pool
  queue: string
  /** Milliseconds between two looks. */
  every: number
  /** Jobs wait that somebody may take. */
  onWaiting: () => void
  onProblem: (error: unknown) => void
}

/**
 * Looks regularly whether a queue has jobs to take, with one statement for all workers of a process. Left to itself
 * each worker asks with the statement that takes a job, which locks out the others (docs/decisions/0250). Not a round
 * (`rounds.ts`), each of which is a job in traces and in the audit log: a look does nothing. Returns a function that
 * stops it, and waits for a look under way.
 */
export const lookForJobs = ({ pool, queue, every, onWaiting, onProblem }: Options): (() => Promise<void>) => {
  let isStopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()

  const look = async (): Promise<void> => {
    try {
      const { rows } = await onPool(pool).executeSql(IS_WAITING, [queue])
      if ((rows as { isWaiting: boolean }[])[0]?.isWaiting && !isStopped) onWaiting()
    } catch (error) {
      onProblem(error)
    }
  }
  const round = async (): Promise<void> => {
    await look()
    if (!isStopped) plan()
  }
  const plan = (): void => {
    timer = setTimeout(() => {
      running = round()
    }, every).unref()
  }
  plan()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
