import { expect, test } from '@jest/globals'
import { environmentOf, readSettings } from './settings.ts'

test('by default everything is our own: database, emulator and demo', () => {
  const settings = readSettings({ WERVIO_DATA: '/data' })
  expect(settings).toMatchObject({
    projectId: 'demo-wervio',
    ownDatabase: true,
    ownAuthEmulator: true,
    demo: true,
    dataDir: '/data',
  })
  expect(environmentOf(settings)).toMatchObject({
    DATABASE_URL: 'postgres://postgres@localhost:5432/postgres?host=%2Fdata%2Fdatabase-socket',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    WERVIO_REMOTES_FILE: '/data/remotes.json',
    WERVIO_BLOBS_DIR: '/data/blobs',
  })
})

test('what Node compiles is stored beside the other caches, or where somebody says', () => {
  expect(environmentOf(readSettings({}))['NODE_COMPILE_CACHE']).toMatch(/node_modules\/\.cache\/wervio\/compiled$/)
  const settings = readSettings({ NODE_COMPILE_CACHE: '/elsewhere' })
  expect(environmentOf(settings)['NODE_COMPILE_CACHE']).toBe('/elsewhere')
})

test('only the built-in sign-in has a secret, and the processes get it', () => {
  const settings = { ...readSettings({ WERVIO_DATA: '/data' }), authSecret: 's'.repeat(64) }
  expect(environmentOf(settings)['WERVIO_AUTH_SECRET']).toBe('s'.repeat(64))
  const live = { ...readSettings({ FIREBASE_PROJECT_ID: 'wervio-live' }), authSecret: 's'.repeat(64) }
  expect(environmentOf(live)['WERVIO_AUTH_SECRET']).toBeUndefined()
})

test('a real PostgreSQL takes the place of the embedded one', () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://app@db/wervio' })
  expect(settings.ownDatabase).toBe(false)
  expect(environmentOf(settings)['DATABASE_URL']).toBe('postgres://app@db/wervio')
})

test('a real Firebase project gets no emulator and no demo', () => {
  const settings = readSettings({ FIREBASE_PROJECT_ID: 'wervio-live' })
  expect(settings).toMatchObject({ ownAuthEmulator: false, demo: false })
  expect(environmentOf(settings)['FIREBASE_AUTH_EMULATOR_HOST']).toBeUndefined()
})

test('production has no demo and refuses the demo project', () => {
  expect(readSettings({ NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'wervio-live' }).demo).toBe(false)
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('FIREBASE_PROJECT_ID')
})
