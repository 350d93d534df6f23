import { expect, test } from '@jest/globals'
import { ApiError, isAborted, isLasting, needsSignIn, type ApiErrorCode } from './api-error.ts'
import { abortError } from './read-error.ts'

const failed = (code: ApiErrorCode) => new ApiError('x', { code })

test('what the same request meets again is told from what may pass', () => {
  const refusals = ['body_too_large', 'file_type_refused', 'unsupported_media_type', 'validation_failed']
  for (const code of [...refusals, 'version_refused']) expect([code, isLasting(failed(code))]).toEqual([code, true])
  for (const code of ['network', 'timeout', 'internal', 'not_found', 'conflict', 'busy'])
    expect([code, isLasting(failed(code))]).toEqual([code, false])
  expect(isLasting(new Error('x'))).toBe(false)
})

test('a call that its caller stopped is no failure', () => {
  expect([abortError(), failed('timeout'), new DOMException('x', 'DataError'), 'x'].map(isAborted)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('an ended session is told by status or code, and not from a 401 about Microsoft', () => {
  expect(needsSignIn(failed('session_expired'))).toBe(true)
  expect(needsSignIn(new ApiError('x', { status: 401, code: 'http' }))).toBe(true)
  const aboutMicrosoft = { status: 401, code: 'http', details: { auth_required: true } } as const
  expect(needsSignIn(new ApiError('x', aboutMicrosoft))).toBe(false)
  expect(needsSignIn(failed('not_found'))).toBe(false)
})
