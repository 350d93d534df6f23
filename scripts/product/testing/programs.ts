import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessSpec } from '../process-spec.ts'

/** Test programs by behaviour; each prints its process id, then that it is ready. */
export const programs = {
  serves: "console.log(process.pid + ' ready'); setInterval(() => {}, 1000)",
  /** Runs an endless loop, like a bad regular expression. */
  loops: "console.log(process.pid + ' ready'); setTimeout(() => { for (;;); }, 200)",
  deaf: "process.on('SIGTERM', () => {}); console.log(process.pid + ' ready'); setInterval(() => {}, 1000)",
  /** Has a child that ignores signals. */
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

/** The output of a process, without the lines that mark its starts and ends. */
export const wordsOf = async (logFolder: string, name: string): Promise<string[]> =>
  (await readFile(join(logFolder, `${name}.log`), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('==='))

/** Its latest process id, from its log. */
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
