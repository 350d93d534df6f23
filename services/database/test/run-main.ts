import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { embeddedDatabaseUrl, socketFolderOf } from '@wervio/service-kit/embedded-database'
import pg from 'pg'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The database as `npm start` runs it, in a process of its own. `asUser`: the number of another user; takes root. */
export const runMain = (dataDir: string, asUser?: number) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, WERVIO_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(asUser !== undefined && { uid: asUser, gid: asUser }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }))
  return {
    exited,
    pid: child.pid ?? 0,
    output: () => output,
    /** Resolves with what it printed once it serves; rejects when it ends first. */
    ready: () =>
      new Promise<string>((resolve, reject) => {
        child.stdout.on('data', () => output.includes('database ready') && resolve(output))
        void exited.then(() => reject(new Error(output)), reject)
      }),
    kill: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exited
    },
  }
}

/** Runs one statement on a connection of its own. */
export const query = async (url: string, text: string, values: unknown[] = []): Promise<unknown[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

export const urlIn = (dataDir: string): string => embeddedDatabaseUrl(socketFolderOf(dataDir))
