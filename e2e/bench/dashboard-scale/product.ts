import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEntry } from '@wervio/federation/contract'
import { buildRemoteServer, buildShellServer, readRuntimeConfig } from '@wervio/federation/server'
import { buildApp } from '../federation/build-apps.ts'
import { inRepository } from '../federation/paths.ts'
import { startWire } from '../federation/wire.ts'
import { serveVacancies } from './vacancies-wire.ts'

/** Shell and vacancies, freshly built, on a stand-in for the services with as many vacancies as `size` says. */
export const startDashboard = async (size: () => number) => {
  for (const app of ['shell', 'mfe-vacancies']) await buildApp(app)
  const wire = await startWire((app) => serveVacancies(app, size))
  const remote = buildRemoteServer({ dir: inRepository('mfe-vacancies/dist'), logLevel: 'silent' })
  const { port } = new URL(await remote.listen({ port: 0, host: 'localhost' }))
  const entry = parseEntry(JSON.parse(await readFile(inRepository('mfe-vacancies/dist/remote.json'), 'utf8')), 'remote', { relative: true })
  const registryFile = join(await mkdtemp(join(tmpdir(), 'wervio-bench-')), 'remotes.json')
  await writeFile(registryFile, JSON.stringify({ version: 1, remotes: [{ ...entry, manifest: `http://localhost:${port}/${entry.manifest}` }] }))
  const config = readRuntimeConfig({ WERVIO_MAIN_API_URL: wire.url, WERVIO_AI_SERVICE_URL: wire.url, FIREBASE_AUTH_EMULATOR_HOST: new URL(wire.url).host })
  const shell = buildShellServer({ dir: inRepository('shell/dist'), config, registryFile, logLevel: 'silent' })
  const { port: shellPort } = new URL(await shell.listen({ port: 0, host: 'localhost' }))
  return {
    origin: `http://localhost:${shellPort}`,
    close: async () => {
      await Promise.all([shell.close(), remote.close(), wire.close()])
    },
  }
}
