import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { ProcessSpec } from '../process-spec.ts'

/** Programs of processes, by what they do; each writes its number, then says that it is ready. */
export const programs = {
  serves: "console.log(process.pid + ' ready'); setInterval(() => {}, 1000)",
  /** In a loop that never ends, as a bad regular expression is. */
  loops: "console.log(process.pid + ' ready'); setTimeout(() => { for (;;); }, 200)",
  deaf: "process.on('SIGTERM', () => {}); console.log(process.pid + ' ready'); setInterval(() => {}, 1000)",
  /** Has a child that hears nothing. */
  parent: `
    import { spawn } from 'node:child_process'
    const hearsNothing = "process.on('SIGTERM', () => {}); console.log('born'); setInterval(() => {}, 1000)"
    const child = spawn(process.execPath, ['-e', hearsNothing])
    child.stdout.once('data', () => console.log(child.pid + ' child\\n' + process.pid + ' ready'))`,
} as const

/** A process of the product that runs `source`, a module in `folder`. */
export const specOf = async (
  folder: string,
  name: string,
  source: string,
  extra: Partial<ProcessSpec> = {},
): Promise<ProcessSpec> => {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, source)
  return {
    name,
    args: [file],
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    ready: async (words) => words.includes('ready'),
    ...extra,
  }
}

/** What a process wrote, without the lines that mark its starts and ends. */
export const wordsOf = async (logFolder: string, name: string): Promise<string[]> =>
  (await readFile(join(logFolder, `${name}.log`), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('==='))

/** Its newest number, from its log. */
export const pidOf = async (logFolder: string, name: string, word = 'ready'): Promise<number> =>
  Number((await wordsOf(logFolder, name)).findLast((line) => line.endsWith(word))?.split(' ')[0])

/** Whether it runs; a zombie doesn't. */
export const isRunning = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) Z /.test(stat)
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
