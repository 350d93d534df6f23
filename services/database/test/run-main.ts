import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The database as `npm start` runs it: in a process of its own. */
export const runMain = (dataDir: string, port: number) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, WERVIO_DATA: dataDir, WERVIO_DATABASE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }))
  return {
    exited,
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

export const urlAt = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`
