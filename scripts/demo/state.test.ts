import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { demoState, markDemoDone } from './state.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-demo-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('an empty folder wants the demo, and still does after an interruption', async () => {
  expect(await demoState(folder)).toBe('wanted')
  await mkdir(join(folder, 'database'))
  expect(await demoState(folder)).toBe('wanted')
})

test('once complete it is not made again', async () => {
  await demoState(folder)
  await markDemoDone(folder)
  expect(await demoState(folder)).toBe('done')
})

test('a folder with data of its own stays without', async () => {
  await mkdir(join(folder, 'database'))
  expect(await demoState(folder)).toBe('unwanted')
})
