import type pg from 'pg'
import type { Db } from 'pg-boss'

/** Stands in the statement with which pg-boss takes a job. */
const TAKES_JOB = 'FOR UPDATE OF j SKIP LOCKED'
/** Any name that nothing else locks. */
const IN_TURN = `select pg_advisory_xact_lock(hashtext('wervio.jobs'), hashtext('take'))`

const openingOf = (text: string): string => (text.includes(TAKES_JOB) ? `begin; ${IN_TURN}` : 'begin')

/**
 * Runs pg-boss on our connections, which are in pipeline mode. A statement with values gets a transaction of its own:
 * on PGlite the connections share one session, and only a transaction keeps the messages of one connection together.
 * After a failure a connection is not used again: pg-boss sends statements with their own `begin`, and a failed one
 * leaves its transaction open.
 *
 * Jobs are taken one after the other, in all processes: pg-boss counts the running jobs of a group in the statement
 * that takes one, and two at the same moment would go past the group's limit (pg-boss #845). The transaction is sent in
 * one piece, so that a process that hangs keeps nobody waiting.
 */
export const onPool = (pool: pg.Pool): Db => ({
  executeSql: async (text, values) => {
    const client = await pool.connect()
    try {
      if (!values?.length) {
        const result = await client.query(text)
        client.release()
        return result
      }
      const opening = openingOf(text)
      const [, result] = await Promise.all([client.query(opening), client.query(text, values), client.query('commit')])
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  },
})
