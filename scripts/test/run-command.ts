import { spawn } from 'node:child_process'
import { root } from '../product/root.ts'

export type CommandOptions = { cwd?: string; env?: NodeJS.ProcessEnv }

/** Runs a command with its output on the terminal; resolves with its exit code. */
export const runCommand = (
  command: string,
  args: string[],
  { cwd = root, env = process.env }: CommandOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
    const end = () => void child.kill()
    process.once('exit', end)
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', end)
      resolve(code ?? 1)
    })
  })

/** The same under our own Node. */
export const runNode = (args: string[], options: CommandOptions = {}): Promise<number> =>
  runCommand(process.execPath, args, options)
