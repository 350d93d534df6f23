import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEntry } from '@wervio/federation/contract'
import { buildRemoteServer, buildShellServer, readRuntimeConfig } from '@wervio/federation/server'
import { buildApp } from '../federation/build-apps.ts'
import { inRepository } from '../federation/paths.ts'
import { startWire } from '../federation/wire.ts'
import { serveAgenda } from './agenda-wire.ts'

type Options = {
  /** Remotes beside the agenda's. */
  also: readonly string[]
  /** Settings of the shell's server beside the addresses. */
  env: Record<string, string>
}

const startRemote = async (app: string) => {
  await buildApp(app)
  const server = buildRemoteServer({ dir: inRepository(`${app}/dist`), logLevel: 'silent' })
  const { port } = new URL(await server.listen({ port: 0, host: 'localhost' }))
  const entry = parseEntry(JSON.parse(await readFile(inRepository(`${app}/dist/remote.json`), 'utf8')), 'remote', {
    relative: true,
  })
  return { server, entry: { ...entry, manifest: `http://localhost:${port}/${entry.manifest}` } }
}

/** Shell and remotes, freshly built, on a stand-in for the services with as many appointments as `size` says. */
export const startAgenda = async (size: () => number, { also, env }: Options) => {
  await buildApp('shell')
  const wire = await startWire((app) => serveAgenda(app, size))
  const remotes: Awaited<ReturnType<typeof startRemote>>[] = []
  for (const app of ['mfe-meetings', ...also]) remotes.push(await startRemote(app))
  const registryFile = join(await mkdtemp(join(tmpdir(), 'wervio-bench-')), 'remotes.json')
  await writeFile(registryFile, JSON.stringify({ version: 1, remotes: remotes.map(({ entry }) => entry) }))
  const config = readRuntimeConfig({
    ...env,
    WERVIO_MAIN_API_URL: wire.url,
    WERVIO_AI_SERVICE_URL: wire.url,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(wire.url).host,
  })
  const shell = buildShellServer({ dir: inRepository('shell/dist'), config, registryFile, logLevel: 'silent' })
  const { port: shellPort } = new URL(await shell.listen({ port: 0, host: 'localhost' }))
  return {
    origin: `http://localhost:${shellPort}`,
    close: async () => {
      await Promise.all([shell, wire, ...remotes.map(({ server }) => server)].map((server) => server.close()))
    },
  }
}
