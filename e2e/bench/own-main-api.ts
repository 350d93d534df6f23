import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Account } from '@wervio/contracts'
import { startIdentityStandIn, unsignedToken } from '@wervio/service-kit/identity-stand-in'
import { freePorts } from '@wervio/testing/free-port'
import { serviceMemory, YOUNG_SPACE } from '../../scripts/product/processes.ts'
import type { Close } from './bench-postgres.ts'

const PROJECT = 'demo-wervio'
/** Tenths of a second that a server may take to start: two minutes, on a machine that others use as well. */
const START_ATTEMPTS = 1_200

type Server = { url: string; process: ChildProcess }

/** A server in a process of its own, with the memory settings of the product, once `probe` answers. */
export const startServer = async (
  file: string,
  env: Record<string, string>,
  port: number,
  probe: string,
): Promise<Server> => {
  const child = spawn(process.execPath, [YOUNG_SPACE, fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env['PATH'], ...serviceMemory, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}`)
    const answer = await fetch(url + probe).catch(() => null)
    if (answer?.ok) return { url, process: child }
    await sleep(100)
  }
  child.kill()
  throw new Error(`${file} did not get ready`)
}

/** Posts JSON; throws with the body of a failed response. */
export const send = async <T>(url: string, token: string, body: object): Promise<T> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/**
 * main-api on a database, with recruiters in organisations of their own; `extra` is added to its environment. Its call
 * limits are practically off, because one account calls more than any person.
 */
export const startMainApi = async (databaseUrl: string, close: Close, extra: Record<string, string> = {}) => {
  const provider = await startIdentityStandIn()
  close(provider.stop)
  const [port = 0] = await freePorts(1)
  const env = {
    DATABASE_URL: databaseUrl,
    WERVIO_MAIN_API_PORT: String(port),
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: provider.host,
    WERVIO_CALLS_PER_MINUTE: '1000000',
    ...extra,
  }
  const server = await startServer('../../services/main-api/dist/main.js', env, port, '/health')
  close(() => server.process.kill())
  return {
    url: server.url,
    pid: server.process.pid ?? 0,
    /** Environment variables with which another service recognises the same recruiters. */
    shared: { DATABASE_URL: databaseUrl, FIREBASE_PROJECT_ID: PROJECT, FIREBASE_AUTH_EMULATOR_HOST: provider.host },
    recruiter: async (): Promise<{ token: string; account: Account }> => {
      const uid = crypto.randomUUID()
      provider.users.set(uid, {})
      const token = unsignedToken({ sub: uid })
      return { token, account: await send<Account>(`${server.url}/api/register`, token, { provider: 'email' }) }
    },
  }
}
