import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `write-registry.mjs FILE INSIDE=PUBLIC…`: composes the registry of the newest build that each remote's server has, by
 * the code of `pnpm release`. Runs in the folder of the workspace, which every image of an app has.
 */
const [file, ...places] = process.argv.slice(2)
if (!file || places.length === 0) throw new Error('usage: write-registry.mjs FILE INSIDE=PUBLIC…')
process.argv.splice(2, process.argv.length, 'compose', '--registry', file, ...places)
await import(pathToFileURL(resolve('packages/federation/src/release/main.ts')).href)
