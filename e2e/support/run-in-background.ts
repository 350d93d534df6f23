import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs a program of Node in a folder, and gives what it wrote; rejects where it fails. It has the lowest priority, as
 * have its children: a build takes both processors for half a minute, and the pages of the other worker's tests would
 * stand still beside it.
 */
export const runInBackground = (folder: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> => {
  const running = run(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_LOW)
  return running
}
