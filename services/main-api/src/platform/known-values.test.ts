import { expect, test } from '@jest/globals'
import { saveImportItem } from '@wervio/contracts'
import { parsedCv } from '../../test/parser-stand-in.ts'
import { withKnownValues } from './known-values.ts'

const school = { degree: 'Kok', institution: 'ROC', period: null, start: null, end: null, description: null }
const at = '2026-01-01T09:00:00.000Z'

test('what this version knows stays as it is', () => {
  const cv = parsedCv({ education: [{ ...school, level: 'mbo' }], sensitive: [{ kind: 'age', places: [] }] })
  expect(withKnownValues(cv)).toEqual(cv)
})

test('a CV that a newer ai-service read can be sent back as a draft', () => {
  const cv = parsedCv({
    education: [{ ...school, level: 'mbo5' }],
    sensitive: [
      { kind: 'horoscope', places: [] },
      { kind: 'age', places: [] },
    ],
    made_by: { engine: 'engine-of-later', model: 'm-9', at },
  })
  const knownCv = withKnownValues(cv)
  expect(knownCv).toMatchObject({
    education: [{ ...school, level: null }],
    sensitive: [{ kind: 'age' }],
    made_by: { engine: 'openai-compatible', model: 'm-9', at },
  })
  expect([saveImportItem.body.safeParse(cv).success, saveImportItem.body.safeParse(knownCv).success]).toEqual([
    false,
    true,
  ])
})
