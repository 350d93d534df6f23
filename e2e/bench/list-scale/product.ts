import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEntry } from '@wervio/federation/contract'
import { buildRemoteServer, buildShellServer, readRuntimeConfig } from '@wervio/federation/server'
import { buildApp } from '../federation/build-apps.ts'
import { inRepository } from '../federation/paths.ts'
import { startWire } from '../federation/wire.ts'
import type { List } from './lists.ts'

/** Shell and the list's remote, freshly built, on a stand-in for the services with as many rows as `size` says. */
export const startDashboard = async (list: List, size: () => number) => {
  for (const app of ['shell', list.app]) await buildApp(app)
  const wire = await startWire((app) => list.serve(app, size))
  const remote = buildRemoteServer({ dir: inRepository(`${list.app}/dist`), logLevel: 'silent' })
  const { port } = new URL(await remote.listen({ port: 0, host: 'localhost' }))
  const entry = parseEntry(JSON.parse(await readFile(inRepository(`${list.app}/dist/remote.json`), 'utf8')), 'remote', {
    relative: true,
  })
  const registryFile = join(await mkdtemp(join(tmpdir(), 'wervio-bench-')), 'remotes.json')
  await writeFile(
    registryFile,
    JSON.stringify({ version: 1, remotes: [{ ...entry, manifest: `http://localhost:${port}/${entry.manifest}` }] }),
  )
  const config = readRuntimeConfig({
    WERVIO_MAIN_API_URL: wire.url,
    WERVIO_AI_SERVICE_URL: wire.url,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(wire.url).host,
  })
  const shell = buildShellServer({ dir: inRepository('shell/dist'), config, registryFile, logLevel: 'silent' })
  const { port: shellPort } = new URL(await shell.listen({ port: 0, host: 'localhost' }))
  return {
    origin: `http://localhost:${shellPort}`,
    close: async () => {
      await Promise.all([shell.close(), remote.close(), wire.close()])
    },
  }
}
