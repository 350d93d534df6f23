import { readInlinedRegistry, fetchRegistry } from '@wervio/federation/host'
import { startShell } from './router/start-shell.tsx'

/** The page carries the registry; where it doesn't (another static server), it is fetched once. */
const registry = readInlinedRegistry(document) ?? (await fetchRegistry())
await startShell(registry)
