import { readFile, stat } from 'node:fs/promises'
import { parseRegistry } from '../contract/parse-registry.ts'
import type { Registry } from '../contract/registry.ts'

type Log = { error: (details: object, message: string) => void }

/**
 * Reads the registry whenever its file changes. If it is missing or invalid, the last good one stays in use and the
 * problem is logged once a change; without a good one there are no remotes.
 */
export const watchRegistry = (file: string, log: Log) => {
  let good: Registry = { version: 1, remotes: [] }
  let lastStamp = ''
  return async (): Promise<Registry> => {
    try {
      const { mtimeMs, size } = await stat(file)
      const stamp = `${mtimeMs}:${size}`
      if (stamp === lastStamp) return good
      lastStamp = stamp
      good = parseRegistry(JSON.parse(await readFile(file, 'utf8')))
    } catch (error) {
      const problem = String(error)
      if (problem !== lastStamp)
        log.error({ file, problem }, 'the registry of remotes can not be used; the last good one stays')
      if (problem.includes('ENOENT')) lastStamp = problem
    }
    return good
  }
}
