import { dirname, relative } from 'node:path'

/** A module that runs by itself, in a thread or a process, named by the file beside the one that starts it. */
const ENTRY = /\bnew URL\('([\w./-]+\.ts)', import\.meta\.url\)/g
const RESOLVE = /\bimport\.meta\.resolve\(/g
const FOLDER = /\bimport\.meta\.dirname\b/g
const ADDRESS = /\bimport\.meta\.url\b/g

/** Stands for the address of the bundle while a text is rewritten. */
const BUNDLE = '\0'

/** The files that a module starts in a thread or a process of their own, as it names them. */
export const entriesOf = (source: string): string[] => [...source.matchAll(ENTRY)].map(([, file = '']) => file)

/** What the bundle of an entry is called: 'thread' for 'src/cv/workers/thread.ts'. */
export const bundleName = (file: string): string => /([^/]+)\.ts$/.exec(file)?.[1] ?? file

const builtin = (name: string) => `process.getBuiltinModule('node:${name}')`

/**
 * The text of a module with its own place written out, as seen from `folder`, where the bundle comes: what stands
 * beside a source (migrations, word lists, the folder of a package) is still read there.
 */
export const withOwnPlace = (source: string, file: string, folder: string): string => {
  if (!source.includes('import.meta.')) return source
  const address = (path: string) => `new URL(${JSON.stringify(`./${relative(folder, path)}`)}, ${BUNDLE})`
  const resolve = `((name) => ${builtin('url')}.pathToFileURL(${builtin('module')}.createRequire(${address(file)}).resolve(name)).href)(`
  return source
    .replace(ENTRY, (_, entry: string) => `new URL('./${bundleName(entry)}.js', ${BUNDLE})`)
    .replace(RESOLVE, () => resolve)
    .replace(FOLDER, () => `${builtin('url')}.fileURLToPath(${address(dirname(file))})`)
    .replace(ADDRESS, () => `${address(file)}.href`)
    .replaceAll(BUNDLE, 'import.meta.url')
}
