import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { SINGLETONS } from '@wervio/federation/singletons'

type Manifest = {
  name: string
  scripts?: Record<string, string>
  bin?: string | Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, unknown>
}

const SOURCES = '**/*.{ts,tsx,mts,mjs,cjs,js}'
/** Imports of every form, and names that a configuration resolves. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\(|\bresolvePath\(|:)\s*'([^'.][^']*)'/g

/** Files of a package that are read by their path: 'a-package/files/a.woff'. */
const FILE_OF_PACKAGE = /['`]((?:@[a-z\d-]+\/)?[a-z\d][a-z\d.-]*\/[^'`\s]+\.[a-z\d]+)['`]/g

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The package.json of a dependency; null for one that isn't installed. */
const installedManifest = (folder: string, name: string): Manifest | null => {
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? []
  for (const path of paths) {
    try {
      return readManifest(join(path, name, 'package.json'))
    } catch {
      // Node also looks in the parent folder.
    }
  }
  return null
}

const binsOf = ({ name, bin }: Manifest): string[] =>
  typeof bin === 'string' ? [name.replace(/^@[^/]*\//, '')] : Object.keys(bin ?? {})

const peersOf = ({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] =>
  Object.keys({ ...peerDependencies, ...peerDependenciesMeta })

/** The packages that a folder's sources import. `exclude` names folders that are packages of their own. */
const importedPackages = (folder: string, exclude: readonly string[]): Set<string> => {
  const skipped = new Set(['node_modules', 'dist', ...exclude])
  const files = globSync(SOURCES, { cwd: folder, exclude: (path) => skipped.has(path.split(/[\\/]/).at(-1) ?? '') })
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const specifiers = texts.flatMap((text) =>
    [IMPORT, FILE_OF_PACKAGE].flatMap((form) => [...text.matchAll(form)].map(([, specifier = '']) => specifier)),
  )
  return new Set([...specifiers.map(packageOf), ...(files.some((file) => file.endsWith('.tsx')) ? ['react'] : [])])
}

/**
 * Dependencies that a package.json declares and nothing in its folder needs: no import, no script, no peer dependency,
 * no types. An app also needs the packages that the shell shares, to state their versions.
 */
export const unusedDependencies = (folder: string, exclude: readonly string[] = []): string[] => {
  const { dependencies = {}, devDependencies = {}, scripts = {} } = readManifest(join(folder, 'package.json'))
  const declared = Object.keys({ ...dependencies, ...devDependencies })
  const imported = importedPackages(folder, exclude)
  const commands = new Set(Object.values(scripts).flatMap((script) => script.split(/[\s/]+/)))
  const manifests = declared.flatMap((name) => installedManifest(folder, name) ?? [])
  const peers = new Set(manifests.flatMap(peersOf))
  const run = new Set(manifests.filter((each) => binsOf(each).some((bin) => commands.has(bin))).map(({ name }) => name))
  const shared = imported.has('@wervio/federation') ? new Set(SINGLETONS.map(packageOf)) : new Set<string>()
  const isUsed = (name: string) => imported.has(name) || peers.has(name) || run.has(name) || shared.has(name)
  return declared.filter((name) => !isUsed(name) && !(name.startsWith('@types/') && isTypesOfUsed(name, isUsed)))
}

const isTypesOfUsed = (name: string, isUsed: (name: string) => boolean) =>
  name === '@types/node' || isUsed(name.slice('@types/'.length))
