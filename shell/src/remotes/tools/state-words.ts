import { OVERRIDDEN, type RegistryEntry, type RemoteState } from '@wervio/federation/host'
import type { Tone } from '@wervio/ui'

/** What each class of error means, for who builds remotes. */
const meanings: Readonly<Record<string, string>> = {
  RemoteManifestError: 'het manifest is niet bruikbaar',
  RemoteEntryError: 'de entry is niet bruikbaar',
  RemoteChunkError: 'een codebestand ontbreekt',
  RemoteTimeoutError: 'er kwam op tijd geen antwoord',
  RemoteSuspendedError: 'faalde herhaaldelijk en rust even',
  RemoteContractError: 'past niet bij deze shell',
  RemoteOutdatedError: 'het register heeft een andere versie',
}

/** The state of a remote in this tab, in words; `undefined` when nobody asked for it yet. */
export const stateWords = (state: RemoteState | undefined, entry: RegistryEntry): { tone: Tone; words: string } => {
  if (state === undefined) return { tone: 'neutral', words: 'Nog niet geopend' }
  if (state.state === 'loading') return { tone: 'blue', words: 'Wordt geladen' }
  if (state.state === 'failed') return { tone: 'red', words: 'Mislukt' }
  return state.version === entry.version
    ? { tone: 'green', words: 'Geladen' }
    : { tone: 'amber', words: `Versie ${state.version} valt in` }
}

/** Class, meaning and text of the error of a remote; null without one. */
export const errorWords = (state: RemoteState | undefined): string | null => {
  if (state?.state !== 'failed') return null
  const { name, message } = state.error
  return `${name}: ${meanings[name] ?? 'kon niet geladen worden'} (${message})`
}

/** Which version this tab has and why. */
export const versionWords = ({ version, fallback }: RegistryEntry): string => {
  if (version === OVERRIDDEN) return 'Eigen versie van deze tab'
  return fallback ? `Versie ${version}, vooruit op ${fallback.version}` : `Versie ${version}`
}
