import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { replacements } from './lean-runtime.ts'

const SCOPE = '@module-federation'
const enhanced = fileURLToPath(new URL(`../../node_modules/${SCOPE}/enhanced`, import.meta.url))

/** The folder of a package of the federation runtime, through the dependencies of the plugin that we install. */
const folderOf = (name: string): string => {
  const queue = [realpathSync(enhanced)]
  for (const folder of queue) {
    if (folder.endsWith(join(SCOPE, name))) return folder
    const beside = readdirSync(dirname(folder)).map((each) => realpathSync(join(dirname(folder), each)))
    queue.push(...beside.filter((each) => !queue.includes(each)))
  }
  throw new Error(`${name} is not installed`)
}

const importsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/from "(\.[^"]+)"/g)])
    .map(([, request]) => request ?? '')

test.each(replacements.map((each) => [each.in, String(each.request), each] as const))(
  'in %s something imports %s, and what takes its place is there',
  (name, _, { request, by }) => {
    expect(importsIn(join(folderOf(name), 'dist')).some((each) => request.test(each))).toBe(true)
    expect(existsSync(join(import.meta.dirname, 'lean', `${by}.ts`))).toBe(true)
  },
)
