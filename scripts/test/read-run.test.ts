import { expect, test } from '@jest/globals'
import { readRun } from './read-run.ts'

const output = `
── build
FAILED  build                            1.2 s   0 passed, 1 failed, 0 skipped

De traagste bestanden:
   370.4 s   e2e/tests/walk.spec.ts

Pas bij een tweede poging geslaagd:
  e2e/tests/walk.spec.ts: every route
  e2e/tests/reader.spec.ts: a reader reads

ok      format                           0.7 s   1 passed, 0 failed, 0 skipped
FAILED  build                            1.2 s   0 passed, 1 failed, 0 skipped

14 passed, 1 failed, 2 skipped
`

test('a run says what failed, and what needed a second try', () =>
  expect(readRun(output)).toEqual({
    counts: { passed: 14, failed: 1, skipped: 2 },
    retried: ['e2e/tests/walk.spec.ts: every route', 'e2e/tests/reader.spec.ts: a reader reads'],
    failedSteps: ['build'],
  }))

test('a run without a second try has none', () =>
  expect(readRun('ok      format\n\n3 passed, 0 failed, 0 skipped\n')).toEqual({
    counts: { passed: 3, failed: 0, skipped: 0 },
    retried: [],
    failedSteps: [],
  }))

test('a run that broke off is none', () => expect(readRun('── build\n')).toBeNull())
