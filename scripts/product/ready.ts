import { connect } from 'node:net'

const ASK_MS = 2_000

/** Whether an address answers with a success. */
export const answers = (url: string) => async (): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Whether something listens on a port of this machine. */
export const listens = (port: number, host = '127.0.0.1') => (): Promise<boolean> =>
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
