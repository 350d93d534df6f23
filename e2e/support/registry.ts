import type { APIRequestContext } from '@playwright/test'
import { parseRegistry, type Registry } from '@wervio/federation/contract'

/** The registry as the shell's server publishes it. */
export const readRegistry = async (request: APIRequestContext): Promise<Registry> =>
  parseRegistry(await (await request.get('/remotes.json')).json())
