import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { inRoot } from '../product/root.ts'
import { neededFolders } from '../workspace/needed-folders.ts'
import { productionPackages } from './production-packages.ts'

const manifest = z.object({ name: z.string(), version: z.string() })
const readManifest = (file: string) => manifest.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Ours: no installed package, whose own tests and maps come with it. */
const ownFiles = (app: string): string[] =>
  globSync('**/*', { cwd: app, exclude: ({ name }) => name === 'node_modules', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(app.length + 1))

/** What no image may hold. The CVs of invented people, which a demo shows, are in `packages/demo-data`. */
const UNWANTED =
  /\.(?:test|spec)\.|(?:^|\/)(?:test|testing|cv-set|e2e|scripts|docs)\/|\.map(?:\.br|\.gz)?$|\.env|service-account/
const PAPERS = /\.(?:pdf|docx?|odt|rtf)$/
const DEMO_PAPERS = /^packages\/demo-data\/src\/cvs\/files\//

/**
 * Optional peers that pnpm links because another part of the workspace has them: drizzle-orm's and firebase-admin's, of
 * styled-components those of another platform, and of many packages supports-color. No code of these images imports
 * them.
 */
const ALONG = new Set([
  '@electric-sql/pglite',
  '@firebase/app',
  '@firebase/app-compat',
  'camelize',
  'css-color-keywords',
  'css-to-react-native',
  'idb',
  'postcss-value-parser',
  'supports-color',
])

/** Types have no code, and come along as peers of packages that can do without them. */
const comesAlong = (entry: string) => entry.startsWith('@types/') || ALONG.has(entry.slice(0, entry.lastIndexOf('@')))

export type Contents = { workspace: string[]; problems: string[] }

/** Folders of the workspace in an image: those that hold a package.json of ours. */
const workspaceFolders = (app: string): string[] =>
  globSync(['*/package.json', '{packages,services}/*/package.json'], { cwd: app, exclude: ['node_modules/**'] })
    .map(dirname)
    .toSorted()

const installedPackages = (app: string): string[] =>
  globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: app, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .map(readManifest)
    .map(({ name, version }) => `${name}@${version}`)

/**
 * Compares the files of an image with what it is for. `folder` is the one of the workspace that runs (the static
 * server's for the shell and remotes), `built` the app whose `dist` is served, if any.
 */
export const readContents = (rootfs: string, { folder, built }: { folder: string; built: string | null }): Contents => {
  const app = join(rootfs, 'app')
  const needed = [...neededFolders(folder)]
  const workspace = workspaceFolders(app)
  const allowed = productionPackages(readFileSync(inRoot('pnpm-lock.yaml'), 'utf8'), needed, {
    // The static server does without what only builds need.
    optional: built === null,
  })
  const filesOfApp = ownFiles(app)
  const isElsewhere = (file: string) =>
    file.includes('/') && ![...needed, ...(built ? [`${built}/dist`] : [])].some((each) => file.startsWith(`${each}/`))
  const surplus = installedPackages(app).filter((each) => !allowed.has(each) && !comesAlong(each))
  return {
    workspace,
    problems: [
      ...workspace.filter((each) => !needed.includes(each)).map((each) => `${each} is in it and isn't needed`),
      ...needed.filter((each) => !workspace.includes(each)).map((each) => `${each} is missing`),
      ...filesOfApp.filter((file) => UNWANTED.test(file)).map((file) => `${file} has no place in it`),
      ...filesOfApp
        .filter((file) => PAPERS.test(file) && !DEMO_PAPERS.test(file))
        .map((file) => `${file} is a document`),
      ...filesOfApp.filter(isElsewhere).map((file) => `${file} is of nothing that it needs`),
      ...surplus.map((each) => `${each} is installed and no production dependency`),
      ...(filesOfApp.length === 0 || allowed.size === 0 ? ['it is empty'] : []),
    ],
  }
}
