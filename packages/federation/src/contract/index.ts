export { isBasePath, isUnder, ownsPath } from './base-path.ts'
export { GROUPS, stableOf, takesCanary, withCanaries } from './canary.ts'
export {
  prefixOf,
  type CommandEntry,
  type NavigationEntry,
  type QuickAction,
  type RemoteDescription,
  type RouteDescription,
} from './description.ts'
export type { RemoteNeeds } from './needs.ts'
export { RegistryError } from './parse.ts'
export { parseEntry, parseRegistry } from './parse-registry.ts'
export { fileAddress, findOwner, type Canary, type Registry, type RegistryEntry } from './registry.ts'
export { remoteOf, type RemotePackage } from './remote-package.ts'
export type { RemoteModule } from './remote-module.ts'
export { parseShellOffer, type ShellOffer } from './shell-offer.ts'
export { routeAt } from './route-match.ts'
export { CONTRACT_VERSION } from './version.ts'
