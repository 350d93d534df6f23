import { join } from 'node:path'
import { test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { secondPersonas } from '../../blind/second-personas/index.ts'
import type { Half } from '../../blind/wording.ts'
import { meansOf } from '../../vacancy-forms/score-form.ts'
import { scorePersona } from './score-persona.ts'

const casesOf = (half: Half) => secondPersonas.filter((labelled) => labelled.half === half)

test('no persona of the half that rules may look at is worse than before; of the other half only means are stored', () => {
  expectBaseline(
    { name: 'persona-second', file: join(import.meta.dirname, 'second.baseline.json') },
    {
      ...Object.fromEntries(casesOf('tune').map((labelled) => [labelled.id, scorePersona(labelled)])),
      'mean of the kept half': meansOf(casesOf('kept').map(scorePersona)),
    },
  )
})
