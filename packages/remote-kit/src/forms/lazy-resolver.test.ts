import { expect, jest, test } from '@jest/globals'
import type { Resolver } from 'react-hook-form'
import { lazyResolver } from './lazy-resolver.ts'

type Values = { name: string }

const check: Resolver<Values> = (values) => ({ values, errors: {} })
const options = { fields: {}, shouldUseNativeValidation: false }

test('what checks comes with the first use, or before it', async () => {
  const load = jest.fn(async () => check)
  const { resolver, prepare } = lazyResolver(load)
  expect(load).not.toHaveBeenCalled()
  prepare()
  expect(load).toHaveBeenCalledTimes(1)
  await expect(resolver({ name: 'Noor' }, undefined, options)).resolves.toEqual({
    values: { name: 'Noor' },
    errors: {},
  })
})

test('what can’t be had is said at sending, and asked for again at the next', async () => {
  const load = jest.fn(async () => check)
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const { resolver, prepare } = lazyResolver(load)
  prepare()
  await expect(resolver({ name: 'Noor' }, undefined, options)).resolves.toMatchObject({
    errors: { root: { message: expect.stringContaining('kon niet worden geladen') } },
  })
  await expect(resolver({ name: 'Noor' }, undefined, options)).resolves.toMatchObject({ errors: {} })
})

test('a form may say in its own words what can’t be had', async () => {
  const { resolver } = lazyResolver<Values>(() => Promise.reject(new Error('offline')), 'Geen verbinding.')
  await expect(resolver({ name: 'Noor' }, undefined, options)).resolves.toEqual({
    values: {},
    errors: { root: { type: 'load', message: 'Geen verbinding.' } },
  })
})
