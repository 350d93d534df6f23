import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { openCluster } from '../src/cluster.ts'

const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
/** Where copies are kept from run to run. */
export const clusterCache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url))

const engineVersion = async (): Promise<string> => {
  const description = await readFile(join(dirname(engine), '..', 'package.json'), 'utf8')
  return (JSON.parse(description) as { version: string }).version
}

/** All of a cluster as a tar: the one in `folder`, or an empty one. */
export const dumpCluster = async (folder?: string): Promise<Buffer> => {
  const cluster = await openCluster(folder)
  const copy = Buffer.from(await (await cluster.dumpDataDir('none')).arrayBuffer())
  await cluster.close()
  return copy
}

/** Stores a copy. It comes into its place when whole: other test files may be reading or making it too. */
const store = async (path: string, copy: Buffer): Promise<Buffer> => {
  const unfinished = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(unfinished, copy)
  await rename(unfinished, path)
  return copy
}

/** The copy called `name` of this version of the embedded database; made when there is none. */
export const readOrMake = async (name: string, make: () => Promise<Buffer>, cache = clusterCache): Promise<Blob> => {
  const path = join(cache, `${name}-${await engineVersion()}.tar`)
  const copy = await readFile(path).catch(async () => store(path, await make()))
  return new Blob([new Uint8Array(copy)])
}

/**
 * An empty cluster as a tar, made once for each version of the embedded database: making one costs many times what
 * copying does.
 */
export const emptyCluster = (): Promise<Blob> => readOrMake('empty-cluster', () => dumpCluster())

/** Puts an empty cluster in a folder that isn't there yet. */
export const copyEmptyCluster = async (folder: string): Promise<void> => {
  const cluster = await PGlite.create(folder, { loadDataDir: await emptyCluster() })
  await cluster.close()
}
