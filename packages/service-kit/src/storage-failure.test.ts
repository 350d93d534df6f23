import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { translateFailure } from './database/failures.ts'
import { toServiceError } from './error-handler.ts'
import { ServiceError } from './service-error.ts'
import { isStorageFailure } from './storage-failure.ts'

const failure = (code: string, cause?: unknown) => Object.assign(new Error('x', { cause }), { code })
const refusal = { code: 'storage_unavailable', status: 503, message: messages.storageUnavailable, retryAfter: 30 }

test.each(['25006', '53100', 'ENOSPC', 'EDQUOT', 'EROFS'])('%s is a storage failure, also as a cause', (code) => {
  for (const error of [
    failure(code),
    new Error('drizzle', { cause: failure(code) }),
    new AggregateError([failure(code)]),
  ]) {
    expect(translateFailure(error)).toMatchObject(refusal)
  }
})

test('nothing else is one', () => {
  for (const value of [failure('EACCES'), failure('23505'), failure('57P01'), new Error('disk full'), 'ENOSPC', null]) {
    expect(isStorageFailure(value)).toBe(false)
  }
  expect(translateFailure(failure('57P01'))).toMatchObject({ code: 'unavailable' })
  expect(translateFailure(failure('25P03'))).toMatchObject({ code: 'unavailable' })
})

test('one that nobody foresaw is told to the caller as such, and one with a code of its own stays what it is', () => {
  expect(toServiceError(failure('ENOSPC') as never)).toMatchObject(refusal)
  expect(toServiceError(new ServiceError('conflict', { cause: failure('ENOSPC') }))).toMatchObject({ code: 'conflict' })
})
