import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { commonVariables, originsOf, portVariable, readEnvironment } from './read-environment.ts'

const schema = z.object({ ...commonVariables, DOOR_PORT: portVariable(81), SECRET: z.string({ error: 'is needed' }) })

test('what is absent or blank has its default', () => {
  expect(readEnvironment(schema, { SECRET: 's', DOOR_PORT: ' ' })).toMatchObject({
    DOOR_PORT: 81,
    WERVIO_HOST: '127.0.0.1',
    NODE_ENV: 'development',
  })
})

test('every bad or missing name is listed at once, without its value', () => {
  const readVariables = () =>
    readEnvironment(schema, { DOOR_PORT: '99999', LOG_LEVEL: 'loud', WERVIO_ORIGINS: 'https://a.nl/' })
  expect(readVariables).toThrow(/LOG_LEVEL.*\n.*WERVIO_ORIGINS.*\n.*DOOR_PORT.*\n.*SECRET: is needed/)
  expect(readVariables).not.toThrow(/loud|99999|a\.nl/)
})

test('origins are those given, or the shell on this machine', () => {
  expect(originsOf(readEnvironment(schema, { SECRET: 's', WERVIO_SHELL_PORT: '3100' }))).toEqual([
    'http://localhost:3100',
  ])
  expect(originsOf(readEnvironment(schema, { SECRET: 's', WERVIO_ORIGINS: 'https://a.nl, https://b.nl' }))).toEqual([
    'https://a.nl',
    'https://b.nl',
  ])
})

test.each([
  ['10.0.0.0/8, ::1,loopback', ['10.0.0.0/8', '::1', 'loopback']],
  ['10.0.0.0/33', null],
  ['proxy.local', null],
  ['*', null],
])('trusted proxies %j are addresses or networks', (value, networks) => {
  const readVariables = () =>
    readEnvironment(schema, { SECRET: 's', WERVIO_TRUSTED_PROXIES: value }).WERVIO_TRUSTED_PROXIES
  if (networks) expect(readVariables()).toEqual(networks)
  else expect(readVariables).toThrow(/WERVIO_TRUSTED_PROXIES: must be/)
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wervio-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a value may stand in a file, as a container is given a secret', () => {
  const path = join(folder, 'secret')
  writeFileSync(path, 'from the file\n')
  expect(readEnvironment(schema, { SECRET_FILE: path }).SECRET).toBe('from the file')
  expect(readEnvironment(schema, { SECRET: 's', SECRET_FILE: '' }).SECRET).toBe('s')
  expect(() => readEnvironment(schema, { SECRET: 's', SECRET_FILE: path })).toThrow(/SECRET_FILE: SECRET is given too/)
  expect(() => readEnvironment(schema, { SECRET_FILE: join(folder, 'none') })).toThrow(
    /SECRET_FILE: can't be read\n {2}SECRET: is needed/,
  )
})

test('a variable whose own name ends so is what it says', () => {
  const files = z.object({ REMOTES: z.string().optional(), REMOTES_FILE: z.string() })
  expect(readEnvironment(files, { REMOTES_FILE: '/nowhere' })).toEqual({ REMOTES_FILE: '/nowhere' })
})
