import type { RouteObject } from '@wervio/routing'
import { ownsPath } from '../contract/base-path.ts'
import type { RegistryEntry } from '../contract/registry.ts'
import type { RemoteModule } from '../contract/remote-module.ts'
import { CONTRACT_VERSION } from '../contract/version.ts'
import { RemoteContractError } from './errors.ts'

const isRemoteModule = (value: unknown): value is { remote: RemoteModule } => {
  const remote = (value as { remote?: Partial<RemoteModule> } | null)?.remote
  return (
    typeof remote === 'object' &&
    remote !== null &&
    typeof remote.contractVersion === 'number' &&
    Array.isArray(remote.routes) &&
    Array.isArray(remote.basePaths)
  )
}

/**
 * The routes of a loaded remote, with its name as prefix of their ids. Throws a `RemoteContractError` if it isn't what
 * the registry promised.
 */
export const routesOf = (entry: RegistryEntry, loadedModule: unknown): RouteObject[] => {
  if (!isRemoteModule(loadedModule)) throw new RemoteContractError(entry.name, './routes does not export `remote`')
  const { contractVersion, routes } = loadedModule.remote
  if (contractVersion !== CONTRACT_VERSION)
    throw new RemoteContractError(
      entry.name,
      `is built for contract version ${contractVersion}, the shell has ${CONTRACT_VERSION}`,
    )
  return routes.map((route, index) => checkedRoute(entry, route, String(index), ''))
}

const checkedRoute = (entry: RegistryEntry, route: RouteObject, position: string, parent: string): RouteObject => {
  const path = route.path === undefined ? parent : route.path.startsWith('/') ? route.path : `${parent}/${route.path}`
  const pathless = path === '' && route.children !== undefined
  if (!pathless && !entry.basePaths.some((basePath) => ownsPath(basePath, path)))
    throw new RemoteContractError(entry.name, `claims ${path || 'a route without a path'}, which it does not own`)
  const [prefix, ...rest] = (route.id ?? position).split(':')
  if (rest.length > 0 && prefix !== entry.name)
    throw new RemoteContractError(entry.name, `uses the route id ${route.id}, which is another remote's`)
  const id = `${entry.name}:${rest.length > 0 ? rest.join(':') : prefix}`
  if (route.index === true) return { ...route, id }
  const { children, ...leaf } = route
  return {
    ...leaf,
    id,
    ...(children && {
      children: children.map((child, index) => checkedRoute(entry, child, `${position}-${index}`, path)),
    }),
  }
}
