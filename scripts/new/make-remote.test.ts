import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { remotes, remotesIn } from '../product/remote-packages.ts'
import { inRoot } from '../product/root.ts'
import { choosePort } from './choose.ts'
import { composeWith, placesOfRemotes, proxyWith } from './compose.ts'
import { makeRemote } from './make-remote.ts'

let root: string
const readText = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wervio-new-'))
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...placesOfRemotes,
    'deploy',
    ...remotes.map((remote) => `${remote.package}/package.json`),
  ]) {
    cpSync(inRoot(file), join(root, file), { recursive: true })
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('docker-compose.yml names every remote of the workspace', () => {
  const text = readFileSync(inRoot('docker-compose.yml'), 'utf8')
  expect(composeWith(text, remotes)).toBe(text)
})

test('the proxy knows every remote of the workspace', () => {
  const text = readFileSync(inRoot('deploy/proxy/haproxy.cfg'), 'utf8')
  expect(proxyWith(text, remotes)).toBe(text)
})

test('a new remote is one of the workspace, with a free port', () => {
  expect(makeRemote(root, 'proef-tuin')).toEqual({ folder: 'mfe-proef-tuin', port: 3006, installed: false })
  expect(remotesIn(root).map(({ name, port, portVariable }) => [name, port, portVariable])).toEqual([
    ...remotes.map(({ name, port, portVariable }) => [name, port, portVariable]),
    ['mfe_proef_tuin', 3006, 'WERVIO_PROEF_TUIN_PORT'],
  ])
  expect(() => makeRemote(root, 'mfe-meetings')).toThrow('mfe-meetings is there already')
  expect(readText('docker-compose.yml')).toBe(composeWith(readText('docker-compose.yml'), remotesIn(root)))
  expect(readText('docker-compose.yml')).toContain(
    '"http://mfe-proef-tuin:3000=${WERVIO_PUBLIC_URL:-http://localhost:8080}/remotes/mfe-proef-tuin"',
  )
  expect(readText('deploy/proxy/haproxy.cfg')).toContain('server-template mfe-proef-tuin- 3 mfe-proef-tuin:3000 ')
  expect(readText('deploy/kubernetes/base/mfe-proef-tuin.yaml')).toContain('image: wervio/mfe-proef-tuin:local')
  expect(readText('deploy/kubernetes/base/shell.yaml')).toContain('http://mfe-proef-tuin:3000=')
})

test('the lock file says of it what its package.json asks, and of the others what it said', () => {
  const before = readText('pnpm-lock.yaml')
  makeRemote(root, 'proef')
  const after = readText('pnpm-lock.yaml')
  const [importer = ''] = /\n {2}mfe-proef:\n(?: {4}.*\n)+/.exec(after) ?? []
  expect(after.replace(`${importer.slice(1)}\n`, '')).toBe(before)
  const { dependencies, devDependencies } = JSON.parse(readText('mfe-proef', 'package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const declared = Object.entries({ ...dependencies, ...devDependencies }).map(
    ([name, specifier]) => `${name} ${specifier}`,
  )
  const locked = [...importer.matchAll(/^ {6}'?([^':\n]+)'?:\n {8}specifier: '?([^'\n]+)'?$/gm)].map(
    ([, name, specifier]) => `${name} ${specifier}`,
  )
  expect(locked.toSorted()).toEqual(declared.toSorted())
})

const IMPOSSIBLE = [undefined, '', 'Proef', '../proef', 'a b', '-a', 'a'.repeat(31)]
const TAKEN = ['shell', 'main-api', 'aiservice', 'assets', 'login', 'agenda', 'matching-dashboard', 'vacancies']

test.each([...IMPOSSIBLE, ...TAKEN])('%j is refused, and nothing is left of it', (name) => {
  const read = () => [
    readText('pnpm-lock.yaml'),
    ...placesOfRemotes.map((file) => readText(file)),
    remotesIn(root).length,
  ]
  const before = read()
  expect(() => makeRemote(root, name)).toThrow(expect.objectContaining({ name: 'NewRemoteError' }))
  expect(read()).toEqual(before)
})

test('one that can not be finished is gone again', () => {
  writeFileSync(join(root, 'docker-compose.yml'), 'services: {}\n')
  const before = readText('pnpm-lock.yaml')
  expect(() => makeRemote(root, 'proef')).toThrow('docker-compose.yml no longer has the marks')
  expect(existsSync(join(root, 'mfe-proef'))).toBe(false)
  expect(readText('pnpm-lock.yaml')).toBe(before)
})

test('what lies in its folder already is left', () => {
  mkdirSync(join(root, 'mfe-proef'))
  writeFileSync(join(root, 'mfe-proef', 'note.txt'), 'mine')
  expect(() => makeRemote(root, 'proef')).toThrow('mfe-proef is there already')
  expect(readText('mfe-proef', 'note.txt')).toBe('mine')
})

test('ports go up from 3004, past those that the design gives away', () => {
  const remote = (port: number) => ({ ...remotes[0], port }) as (typeof remotes)[number]
  expect(choosePort('proef', [])).toBe(3006)
  expect(choosePort('proef', [remote(3006), remote(3007)])).toBe(3008)
  expect(choosePort('matching', [])).toBe(3005)
})
