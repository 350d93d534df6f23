import type pg from 'pg'
import type { Db } from 'pg-boss'

/**
 * Runs pg-boss on our connections. A statement with values gets a transaction of its own: on PGlite the connections
 * share one session, and only a transaction keeps the messages of one connection together. After a failure a connection is
 * not used again: pg-boss sends statements with their own `begin`, and a failed one leaves its transaction open.
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
      await client.query('begin')
      const result = await client.query(text, values)
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  },
})
