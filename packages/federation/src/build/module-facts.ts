import type { Compilation, Dependency, Module } from 'webpack'

type Dependencies = { dependencies: Dependency[]; blocks: Dependencies[] }

/** All modules that are in the output, also those that webpack joined into one. */
const modulesIn = (compilation: Compilation): Module[] =>
  [...compilation.modules].flatMap((module) => {
    const { modules } = module as Module & { modules?: Iterable<Module> }
    return modules ? [...modules] : [module]
  })

const dependenciesOf = ({ dependencies, blocks }: Dependencies): Dependency[] => [
  ...dependencies,
  ...blocks.flatMap(dependenciesOf),
]

/** Modules of the federation plugin, which exports no types for them. */
type ConsumedModule = Module & { options?: { shareKey?: string } }
type ProvidedModule = Module & { _name?: string; _version?: string }

/** The name under which a module is taken from what the shell shares; null for any other module. */
const shareKeyOf = (module: ConsumedModule | null): string | null =>
  module?.constructor.name === 'ConsumeSharedModule' ? (module.options?.shareKey ?? null) : null

/**
 * The names that the code of this build imports of each shared package. None for a package that is used as a whole (a
 * namespace, CommonJS). `default` is left out: webpack makes one for CommonJS.
 */
export const usedExports = (compilation: Compilation): Map<string, Set<string>> => {
  const uses = new Map<string, Set<string>>()
  for (const dependency of modulesIn(compilation).flatMap((module) => dependenciesOf(module))) {
    const key = shareKeyOf(compilation.moduleGraph.getModule(dependency))
    if (key === null || dependency.type === 'harmony side effect evaluation') continue
    const [name] = (dependency as Dependency & { ids?: string[] }).ids ?? []
    const names = uses.get(key) ?? new Set()
    uses.set(key, name === undefined || name === 'default' ? names : names.add(name))
  }
  return uses
}

/** The packages that this build shares, with their exports; null where webpack can't tell. */
export const providedExports = (compilation: Compilation): Map<string, { version: string; exports: string[] | null }> =>
  new Map(
    modulesIn(compilation).flatMap((module) => {
      const { _name: name, _version: version } = module as ProvidedModule
      if (module.constructor.name !== 'ProvideSharedModule' || name === undefined || version === undefined) return []
      const [dependency] = dependenciesOf(module)
      const provider = dependency && compilation.moduleGraph.getModule(dependency)
      const exports = provider ? compilation.moduleGraph.getProvidedExports(provider) : null
      return [[name, { version, exports: Array.isArray(exports) ? exports.toSorted() : null }] as const]
    }),
  )

const NAMED_ROUTES = /[\\/]contracts[\\/]src[\\/]routes\.ts$/

/** The named routes (`packages/contracts/src/routes.ts`) that the code of this build uses. */
export const usedRoutes = (compilation: Compilation): string[] => {
  const module = modulesIn(compilation).find((each) =>
    NAMED_ROUTES.test((each as Module & { resource?: string }).resource ?? ''),
  )
  const names = module && compilation.moduleGraph.getUsedExports(module, undefined)
  return typeof names === 'object' && names !== null ? [...names].toSorted() : []
}
