import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseRegistry } from '../contract/parse-registry.ts'
import type { Registry } from '../contract/registry.ts'

type Log = { error: (details: object, message: string) => void }

/** The file of the registry, as the environment names it. */
export const registryFileOf = (env: Record<string, string | undefined>): string =>
  resolve(env['WERVIO_REMOTES_FILE'] ?? `${env['WERVIO_DATA'] ?? '.data'}/remotes.json`)

/**
 * Reads the registry whenever its file changes. If it is missing or invalid, the last good one stays in use and the
 * problem is logged once a change; without a good one there are no remotes. Who asks while it is being read waits for
 * it: a page that got the registry of before would show 404 for the pages of a remote.
 */
export const watchRegistry = (file: string, log: Log): (() => Promise<Registry>) => {
  let latest: Promise<Registry> = Promise.resolve({ version: 1, remotes: [] })
  let lastStamp = ''

  const read = async (previous: Promise<Registry>): Promise<Registry> => {
    try {
      return parseRegistry(JSON.parse(await readFile(file, 'utf8')))
    } catch (error) {
      log.error({ file, problem: String(error) }, 'the registry of remotes can not be used; the last good one stays')
      return previous
    }
  }

  return async () => {
    // A file that can't be looked at has its problem as its stamp.
    const stamp = await stat(file).then(({ mtimeMs, size }) => `${mtimeMs}:${size}`, String)
    if (stamp !== lastStamp) {
      lastStamp = stamp
      latest = read(latest)
    }
    return latest
  }
}
