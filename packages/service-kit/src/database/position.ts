import type pg from 'pg'

/**
 * The end of everything confirmed: a commit is confirmed once it is on the disk. With synchronous_commit off it is
 * confirmed before that, so then the end of what was written counts.
 */
const CONFIRMED = `select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as position`

/** A position in the primary's log of changes, such as `0/16B3748`. */
export type LogPosition = string

/**
 * Asks the primary how far its log of confirmed changes is. Callers share the next question, never one that was already
 * asked: each gets a position that holds everything confirmed before they called.
 */
export const createPositions = (primary: pg.Pool): (() => Promise<LogPosition>) => {
  let nextQuestion: Promise<LogPosition> | null = null
  let lastAnswer: Promise<unknown> = Promise.resolve()

  const ask = async (): Promise<LogPosition> => {
    const { rows } = await primary.query<{ position: LogPosition }>(CONFIRMED)
    const [row] = rows
    if (!row) throw new Error('the primary did not say how far it is')
    return row.position
  }

  return () => {
    nextQuestion ??= lastAnswer.then(() => {
      nextQuestion = null
      const answer = ask()
      lastAnswer = answer.catch(() => undefined)
      return answer
    })
    return nextQuestion
  }
}
