import { jest } from '@jest/globals'

/** Keeps the first answer of Microsoft to such a request until it is let through; `jest.restoreAllMocks` ends it. */
export const holdAnswer = (method: string, path: RegExp) => {
  const { fetch } = globalThis
  const arrival = Promise.withResolvers<void>()
  const passage = Promise.withResolvers<void>()
  let isFirst = true
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const response = await fetch(address, init)
    if (isFirst && init?.method === method && typeof address === 'string' && path.test(address)) {
      isFirst = false
      arrival.resolve()
      await passage.promise
    }
    return response
  })
  return { arrived: arrival.promise, letThrough: passage.resolve }
}
