import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { startDatabase } from '../src/index.ts'
import { clusterCache, dumpCluster, emptyCluster, readOrMake } from './empty-cluster.ts'
import { type Template, templateName } from './template.ts'

const DAY_MS = 86_400_000

const make = async ({ fill }: Template): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-template-'))
  const dataDir = join(folder, 'database')
  try {
    await (await PGlite.create(dataDir, { loadDataDir: await emptyCluster() })).close()
    const database = await startDatabase({ dataDir })
    try {
      await fill(database.url)
    } finally {
      await database.stop()
    }
    return await dumpCluster(dataDir)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Templates of migrations that changed since. Whoever still wants one makes it again. */
const removeOld = async (cache: string): Promise<void> => {
  for (const name of await readdir(cache)) {
    const path = join(cache, name)
    if (!name.startsWith('template-')) continue
    const age =
      Date.now() -
      (await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ))
    if (age > DAY_MS) await rm(path, { force: true })
  }
}

/** A cluster as a tar that holds what a template puts into it, made once for each version of both. */
export const filledCluster = async (template: Template): Promise<Blob> => {
  const cache = template.cache ?? clusterCache
  return readOrMake(
    `template-${await templateName(template)}`,
    async () => {
      const copy = await make(template)
      await removeOld(cache).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      return copy
    },
    cache,
  )
}
