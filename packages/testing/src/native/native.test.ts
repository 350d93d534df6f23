import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const NODE_PRESET = new URL('../jest-node.mjs', import.meta.url).href
const JEST = fileURLToPath(new URL('../../../../node_modules/jest/bin/jest.js', import.meta.url))

/** Writes a line into `loads` whenever it is loaded. */
const noteLoad = (name: string) => `
  import { appendFileSync } from 'node:fs'
  appendFileSync(new URL('../loads', import.meta.url), '${name}\\n')
`

/** Finds the process as it was, and leaves it otherwise. */
const UNTIDY_TEST = `
  import { expect, jest, test } from '@jest/globals'
  import { hooksRan } from './helper.ts'
  import { greet, type Greeter } from '../src/greeter.ts'

  const now = Date.now()

  test('the file begins with a clean process', () => {
    expect(hooksRan()).toBe(1)
    expect(process.env['LEFT_BEHIND']).toBeUndefined()
    expect(process.cwd()).toBe(process.env['FOLDER'])
    expect(Math.abs(Date.now() - now)).toBeLessThan(3_600_000)
    expect(new Date().getFullYear()).toBeGreaterThan(2000)
    const greeter: Greeter = 'Jan'
    expect(greet(greeter)).toBe('dag Jan')
  })

  test('and leaves a mess', () => {
    process.env['LEFT_BEHIND'] = 'ja'
    process.chdir('/')
    jest.spyOn(Math, 'random').mockReturnValue(7)
    jest.useFakeTimers({ now: 0 })
    expect(Math.random() + Date.now()).toBe(7)
  })

  test('spies end with their test', () => {
    expect(Math.random()).toBeLessThan(1)
  })
`

const FILES = {
  'package.json': '{ "type": "module" }',
  'jest.config.mjs': `import node from '${NODE_PRESET}'\nexport default node`,
  'src/greeter.ts': `${noteLoad('code')}export type Greeter = string\nexport const greet = (greeter: Greeter) => \`dag \${greeter}\``,
  'test/helper.ts': `${noteLoad('helper')}
    import { beforeEach } from '@jest/globals'
    let count = 0
    beforeEach(() => { count += 1 })
    export const hooksRan = () => count`,
  'test/first.test.ts': UNTIDY_TEST,
  'test/second.test.ts': UNTIDY_TEST,
  'test/warning.test.ts': `
    import { test } from '@jest/globals'
    test('a warning', () => console.warn('onverwacht'))`,
}

let folder: string
let output: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-native-'))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    JEST,
    '--verbose',
    '--maxWorkers=1',
    `--rootDir=${folder}`,
  ]
  const env = { PATH: process.env['PATH'], FOLDER: folder }
  output = await promisify(execFile)(process.execPath, args, { cwd: folder, env }).then(
    ({ stderr }) => stderr,
    ({ stderr }: { stderr: string }) => stderr,
  )
})

afterAll(() => rm(folder, { recursive: true }))

test('a test file finds the process as it was before the one that ran there before it', () => {
  expect(output.match(/[✓✕] .*?(?= \(\d|$)/gmu)?.toSorted()).toEqual([
    '✓ and leaves a mess',
    '✓ and leaves a mess',
    '✓ spies end with their test',
    '✓ spies end with their test',
    '✓ the file begins with a clean process',
    '✓ the file begins with a clean process',
    '✕ a warning',
  ])
})

test('what is tested is loaded once a process, helpers of tests once a test file', async () => {
  const loads = await readFile(join(folder, 'loads'), 'utf8')
  expect(loads.trim().split('\n').toSorted()).toEqual(['code', 'helper', 'helper'])
})

test('an unexpected line of the console fails its test', () => {
  expect(output).toContain('console.warn: onverwacht')
})

test('an error names the place in the file', () => {
  expect(output).toMatch(/ at Object\.<anonymous> \(.*setup-console\.ts:\d+:\d+\)/)
  expect(output).not.toMatch(/file:|\?file=/)
})
