import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileOf = (dataDir: string) => join(dataDir, 'demo.json')
/** What a data folder may hold before anything was ever stored in it. */
const NOT_DATA = new Set(['logs', 'remotes.json', 'product.lock', 'guard.lock'])

/** `wanted`: the folder was empty and the demo isn't complete; `done`; `unwanted`: a folder with data of its own. */
export type DemoState = 'wanted' | 'done' | 'unwanted'

/** Whether the demo belongs in this folder. Asked before anything else writes there; the answer stays with the folder. */
export const demoState = async (dataDir: string): Promise<DemoState> => {
  const kept = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined)
  if (kept !== undefined) return kept.includes('"done"') ? 'done' : 'wanted'
  const names = await readdir(dataDir)
  if (!names.every((name) => NOT_DATA.has(name))) return 'unwanted'
  await writeFile(fileOf(dataDir), JSON.stringify({ state: 'wanted' }))
  return 'wanted'
}

export const markDemoDone = (dataDir: string): Promise<void> =>
  writeFile(fileOf(dataDir), JSON.stringify({ state: 'done' }))
