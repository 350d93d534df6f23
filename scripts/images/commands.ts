import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const MOST_OUTPUT = 64 * 1024 * 1024

/** Debian has some of these where only root looks. */
export const withSystemFolders = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  PATH: `${env['PATH'] ?? ''}:/usr/sbin:/sbin`,
})

/** Runs a program and resolves to what it printed; rejects with the last lines of its complaints. */
export const run = async (program: string, args: readonly string[], cwd?: string): Promise<string> => {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd,
      env: withSystemFolders(process.env),
      maxBuffer: MOST_OUTPUT,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const lines = `${stdout}\n${stderr}`.trim().split('\n').slice(-40)
    throw new Error(`${program} ${args.slice(0, 12).join(' ')} failed:\n${lines.join('\n')}`, { cause: error })
  }
}
