import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bundleService } from './bundle-service.ts'

let service: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(service, path)), { recursive: true })
  writeFileSync(join(service, path), text)
}
const install = (name: string, manifest: object, code: string) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...manifest }))
  write(`node_modules/${name}/index.js`, code)
}
const runMain = () => execFileSync(process.execPath, [join(service, 'dist/main.js')], { encoding: 'utf8' }).trim()

beforeEach(() => {
  service = mkdtempSync(join(tmpdir(), 'wervio-bundle-'))
  write('package.json', JSON.stringify({ name: 'sample', type: 'module' }))
})
afterEach(() => rmSync(service, { recursive: true }))

test('a bundle reads its word lists, starts its thread and holds its packages', async () => {
  install('plus-one', {}, 'exports.plusOne = (n) => n + require("node:os").EOL.length')
  write('src/lists/words.txt', 'kok')
  write(
    'src/lists/read.ts',
    "import { readFileSync } from 'node:fs'\nexport const words: string = readFileSync(`${import.meta.dirname}/words.txt`, 'utf8')",
  )
  write(
    'src/work/thread.ts',
    "import { parentPort } from 'node:worker_threads'\nimport { words } from '../lists/read.ts'\nparentPort?.postMessage(words)",
  )
  write(
    'src/main.ts',
    `import { Worker } from 'node:worker_threads'
import { plusOne } from 'plus-one'
import { words } from './lists/read.ts'
new Worker(new URL('work/thread.ts', import.meta.url)).once('message', (message: string) => console.log(words, message, plusOne(1)))`,
  )
  await bundleService(service)
  rmSync(join(service, 'node_modules'), { recursive: true })
  rmSync(join(service, 'src/main.ts'))
  expect(runMain()).toBe('kok kok 2')
  expect(readdirSync(join(service, 'dist'))).toEqual(expect.arrayContaining(['main.js', 'thread.js']))
})

test('a package with native code is used where it is installed', async () => {
  install('onnxruntime-node', {}, 'exports.place = __dirname')
  write('src/main.ts', "import { place } from 'onnxruntime-node'\nconsole.log(place)")
  await bundleService(service)
  expect(runMain()).toContain('node_modules/onnxruntime-node')
})

test.each([
  ['looks for its files', 'exports.place = __dirname'],
  ['loads what only it can find', 'exports.place = (name) => import(/* at run time */ name)'],
])('a package that %s is refused, by name', async (_, code) => {
  install('with-files', {}, code)
  write('src/main.ts', "import { place } from 'with-files'\nconsole.log(place)")
  await expect(bundleService(service)).rejects.toThrow('node_modules/with-files/index.js')
})

test('two threads of one name are refused', async () => {
  write('src/main.ts', "new URL('a/thread.ts', import.meta.url); new URL('b/thread.ts', import.meta.url)")
  write('src/a/thread.ts', '')
  write('src/b/thread.ts', '')
  await expect(bundleService(service)).rejects.toThrow('Two entries are called thread')
})
