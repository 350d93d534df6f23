import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCluster } from '../src/cluster.ts'

const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url))

const keptAs = async (): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(dirname(engine), '..', 'package.json'), 'utf8')) as { version: string }
  return join(cache, `empty-cluster-${version}.tar`)
}

const make = async (kept: string): Promise<Buffer> => {
  const cluster = await openCluster(undefined)
  const copy = Buffer.from(await (await cluster.dumpDataDir('none')).arrayBuffer())
  await cluster.close()
  // Into its place when whole: other test files may be reading or making it too.
  await mkdir(cache, { recursive: true })
  await writeFile(`${kept}.${process.pid}`, copy)
  await rename(`${kept}.${process.pid}`, kept)
  return copy
}

/** An empty cluster as a tar, made once for each version of the embedded database: making one costs many times what copying does. */
export const emptyCluster = async (): Promise<Blob> => {
  const kept = await keptAs()
  return new Blob([await readFile(kept).catch(() => make(kept))])
}
