export { isUnder, ownsPath } from '../contract/base-path.ts'
export {
  prefixOf,
  type CommandEntry,
  type NavigationEntry,
  type QuickAction,
  type RemoteDescription,
  type RouteDescription,
} from '../contract/description.ts'
export { findOwner, type Registry, type RegistryEntry } from '../contract/registry.ts'
export { routeAt } from '../contract/route-match.ts'
export { isChunkError, isRefusal, RemoteContractError, RemoteError, RemoteOutdatedError } from './errors.ts'
export { createHost, type Host } from './host.ts'
export {
  allowsOverride,
  applyOverrides,
  OVERRIDE_PARAMETER,
  OVERRIDDEN,
  setOverride,
  stopOverrides,
  type Override,
} from './overrides.ts'
export { REMOTES_PARENT } from './patch-routes.ts'
export { preloadOnIntent } from './preload-on-intent.ts'
export { fetchRegistry, readInlinedRegistry } from './read-registry.ts'
export { createRemoteStates, type RemoteState, type RemoteStates } from './remote-states.ts'
