import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileOf = (dataDir: string) => join(dataDir, 'demo.json')
/** Names that a data folder may contain before anything was stored in it. */
const NOT_DATA = new Set(['logs', 'remotes.json', 'product.lock', 'guard.lock'])

/**
 * `wanted`: the folder was empty and the demo isn't complete; `done`: it is complete; `unwanted`: the folder has data
 * of its own.
 */
export type DemoState = 'wanted' | 'done' | 'unwanted'

/** Whether this folder gets the demo. Called before anything else writes there; the result is stored in the folder. */
export const demoState = async (dataDir: string): Promise<DemoState> => {
  const storedState = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined)
  if (storedState !== undefined) return storedState.includes('"done"') ? 'done' : 'wanted'
  const names = await readdir(dataDir)
  if (!names.every((name) => NOT_DATA.has(name))) return 'unwanted'
  await writeFile(fileOf(dataDir), JSON.stringify({ state: 'wanted' }))
  return 'wanted'
}

export const markDemoDone = (dataDir: string): Promise<void> =>
  writeFile(fileOf(dataDir), JSON.stringify({ state: 'done' }))
