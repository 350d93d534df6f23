import type { PGlite } from '@electric-sql/pglite'

/**
 * The same database that reports an inner failure. The socket server's queue never goes on after a call that threw
 * (pglite-socket 0.2.17), so every client would wait for ever: the process must end and be started again.
 */
export const guard = (database: PGlite, onBroken: (error: unknown) => void): PGlite =>
  new Proxy(database, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target)
      if (typeof member !== 'function') return member
      if (property !== 'execProtocolRawStream') return member.bind(target)
      return async (...parameters: Parameters<PGlite['execProtocolRawStream']>) => {
        try {
          return await target.execProtocolRawStream(...parameters)
        } catch (error) {
          onBroken(error)
          throw error
        }
      }
    },
  })
