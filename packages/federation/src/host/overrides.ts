import { fileAddress, type Registry } from '../contract/registry.ts'

/** As in `?wervio-override=mfe_vacancies@http://localhost:3102/mf-manifest.json`; valid as long as the tab is open. */
export const OVERRIDE_PARAMETER = 'wervio-override'

/** The version of an entry that a developer overrides. */
export const OVERRIDDEN = 'override'

const KEY = 'wervio:overrides'

export type Override = { name: string; manifest: string }
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isAllowed = (allow: string[], address: string): boolean => {
  const origin = URL.parse(address)?.origin
  return (
    origin !== undefined &&
    allow.some(
      (pattern) =>
        origin === pattern || (pattern.endsWith(':*') && /^\d+$/.test(origin.replace(pattern.slice(0, -1), ''))),
    )
  )
}

const parse = (text: string): Override | null => {
  const [, name, manifest] = /^([a-z][a-z0-9_]*)@(https?:.+)$/.exec(text) ?? []
  return name && manifest ? { name, manifest } : null
}

const storedTexts = (storage: TabStorage): string[] => (storage.getItem(KEY) ?? '').split(' ').filter(Boolean)

/**
 * The registry with a developer's own remotes in it, stored for this tab. An override applies only if the registry
 * allows its origin and has a remote of that name.
 */
export const applyOverrides = (
  registry: Registry,
  search: string,
  storage: TabStorage,
): { registry: Registry; overrides: Override[] } => {
  const allow = registry.overrides?.allow ?? []
  if (allow.length === 0) return { registry, overrides: [] }
  const requestedOverrides = new URLSearchParams(search).getAll(OVERRIDE_PARAMETER)
  if (requestedOverrides.length > 0) storage.setItem(KEY, requestedOverrides.join(' '))
  const overrides = storedTexts(storage)
    .map(parse)
    .filter(
      (requestedOverride): requestedOverride is Override =>
        requestedOverride !== null &&
        isAllowed(allow, requestedOverride.manifest) &&
        registry.remotes.some(({ name }) => name === requestedOverride.name),
    )
  const remotes = registry.remotes.map((entry) => {
    const override = overrides.find(({ name }) => name === entry.name)
    const { preload: _preload, integrity: _integrity, fallback: _fallback, ...described } = entry
    return override ? { ...described, version: OVERRIDDEN, manifest: fileAddress(entry, override.manifest) } : entry
  })
  return { registry: { ...registry, remotes }, overrides }
}

/** Whether the registry lets a developer take a remote of this address. */
export const allowsOverride = (registry: Registry, address: string): boolean =>
  isAllowed(registry.overrides?.allow ?? [], address)

/** From the next load on, this tab takes one remote of another address, or with null the registered one again. */
export const setOverride = (storage: TabStorage, name: string, manifest: string | null): void => {
  const others = storedTexts(storage).filter((text) => parse(text)?.name !== name)
  const texts = manifest === null ? others : [...others, `${name}@${manifest}`]
  if (texts.length > 0) storage.setItem(KEY, texts.join(' '))
  else storage.removeItem(KEY)
}

/** Returns to the registered remotes at the next load. */
export const stopOverrides = (storage: TabStorage): void => storage.removeItem(KEY)

export const isOverridden = (registry: Registry, name: string): boolean =>
  registry.remotes.some((entry) => entry.name === name && entry.version === OVERRIDDEN)
