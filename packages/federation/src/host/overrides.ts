import { fileAddress, type Registry } from '../contract/registry.ts'

/** `?wervio-override=mfe_vacancies@http://localhost:3102/mf-manifest.json`, for as long as the tab lives. */
export const OVERRIDE_PARAMETER = 'wervio-override'

/** The version of an entry that a developer put in place. */
export const OVERRIDDEN = 'override'

const KEY = 'wervio:overrides'

export type Override = { name: string; manifest: string }
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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

/**
 * The registry with a developer's own remotes in place, kept for this tab. Nothing happens unless the registry allows
 * the origin; a remote that the registry doesn't know can't be added.
 */
export const applyOverrides = (
  registry: Registry,
  search: string,
  storage: Kept,
): { registry: Registry; overrides: Override[] } => {
  const allow = registry.overrides?.allow ?? []
  if (allow.length === 0) return { registry, overrides: [] }
  const asked = new URLSearchParams(search).getAll(OVERRIDE_PARAMETER)
  if (asked.length > 0) storage.setItem(KEY, asked.join(' '))
  const overrides = (storage.getItem(KEY) ?? '')
    .split(' ')
    .map(parse)
    .filter(
      (it): it is Override =>
        it !== null && isAllowed(allow, it.manifest) && registry.remotes.some(({ name }) => name === it.name),
    )
  const remotes = registry.remotes.map((entry) => {
    const override = overrides.find(({ name }) => name === entry.name)
    const { preload: _preload, integrity: _integrity, ...described } = entry
    return override ? { ...described, version: OVERRIDDEN, manifest: fileAddress(entry, override.manifest) } : entry
  })
  return { registry: { ...registry, remotes }, overrides }
}

/** Back to the registered remotes at the next load. */
export const stopOverrides = (storage: Kept): void => storage.removeItem(KEY)

export const isOverridden = (registry: Registry, name: string): boolean =>
  registry.remotes.some((entry) => entry.name === name && entry.version === OVERRIDDEN)
