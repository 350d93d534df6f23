import { connect } from 'node:net'

const ASK_MS = 2_000
/** Limit of a check: a service takes up to 3 s to find that its database hangs, and then answers. */
const RESPOND_MS = 4_000

const statusOf = async (url: string, milliseconds: number): Promise<{ ok: boolean } | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds) })
    await response.body?.cancel()
    return { ok: response.ok }
  } catch {
    return undefined
  }
}

/** Whether an address answers with a success. */
export const answers = (url: string) => async (): Promise<boolean> => (await statusOf(url, ASK_MS))?.ok ?? false

/** Whether an address answers at all: a service that answers 503 because its database is unavailable isn't hanging. */
export const responds = (url: string) => async (): Promise<boolean> => (await statusOf(url, RESPOND_MS)) !== undefined

/** Whether something listens on a port of this machine. */
export const listens =
  (port: number, host = '127.0.0.1') =>
  (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect({ port, host })
      const end = (open: boolean) => {
        socket.destroy()
        resolve(open)
      }
      socket.once('connect', () => end(true))
      socket.once('error', () => end(false))
      socket.setTimeout(ASK_MS, () => end(false))
    })
