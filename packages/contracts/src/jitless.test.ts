import { expect, test } from '@jest/globals'
import { config } from 'zod'
import './index.ts'

test('schemas are made without generated code, as the CSP asks', () => {
  expect(config().jitless).toBe(true)
})
