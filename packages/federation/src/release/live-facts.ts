import { apiVersionHeader } from '@wervio/contracts/api-version'
import { httpAddress, record } from '../contract/parse.ts'
import { parseShellOffer } from '../contract/shell-offer.ts'
import { ask, askJson } from './ask.ts'
import type { LiveFacts } from './gate.ts'
import { ReleaseError } from './release-error.ts'

const servicesIn = (config: unknown): string[] => {
  const fields = record(config, 'config')
  return ['mainApiUrl', 'aiServiceUrl'].map((name) => httpAddress(fields[name], name))
}

const apiVersionAt = async (address: string): Promise<string> => {
  const version = (await ask(`${address}/health`)).headers.get(apiVersionHeader)
  if (version === null) throw new ReleaseError(`${address} does not state its version of the API`)
  return version
}

/**
 * What is live: the shell at this address, and the services that it names to browsers (or `services`, where those can't
 * be reached from here). Throws a `ReleaseError` when one of them can't be asked.
 */
export const readLiveFacts = async (shell: string, services?: readonly string[]): Promise<LiveFacts> => {
  const offer = await askJson(`${shell}/shell.json`, parseShellOffer)
  const addresses = services ?? (await askJson(`${shell}/config.json`, servicesIn))
  const versions = await Promise.all(addresses.map(async (address) => [address, await apiVersionAt(address)] as const))
  return { shell: offer, services: Object.fromEntries(versions) }
}
