import { spawn } from 'node:child_process'

const NOBODY = 65_534
/** The script's exit codes. */
const CONNECTED = 10
const REFUSED = 11
const WITHIN_MS = 10_000

/** Connects, sends nothing, and reports the outcome. */
const script = (path: string) =>
  `const socket = require('node:net').connect(${JSON.stringify(path)})
  socket.on('connect', () => process.exit(${CONNECTED})).on('error', () => process.exit(${REFUSED}))`

/** Whether an account without rights can connect to a Unix socket; only root can switch to another account to try. */
export const connectsAsNobody = (path: string): Promise<'connected' | 'refused' | 'not tried'> => {
  if (process.getuid?.() !== 0) return Promise.resolve('not tried')
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['-e', script(path)], {
      uid: NOBODY,
      gid: NOBODY,
      cwd: '/',
      env: {},
      stdio: 'ignore',
      timeout: WITHIN_MS,
    })
    child.once('error', () => resolve('not tried'))
    child.once('exit', (code) => resolve(code === 10 ? 'connected' : code === 11 ? 'refused' : 'not tried'))
  })
}
