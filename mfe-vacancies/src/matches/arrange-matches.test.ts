import { expect, test } from '@jest/globals'
import { isInPipeline } from '@wervio/applications'
import { match } from '../testing/fake-matches.ts'
import { arrange, type ListOrder } from './arrange-matches.ts'

const matchNamed = (number: number, name: string) => match(number, name, { matchPercentage: 80 }, { stage: 2 })
const matches = [matchNamed(1, 'Zoë Adams'), matchNamed(2, 'Amira Haddou'), matchNamed(3, 'Mo Bakri')].filter(
  isInPipeline,
)
const namesIn = (order: ListOrder) => arrange(matches, { group: 'alle', stage: null, order }).map(({ name }) => name)

test.each(['score', 'fase'] as const)('equals by %s stay in the order of the service, never by name', (order) =>
  expect(namesIn(order)).toEqual(['Zoë Adams', 'Amira Haddou', 'Mo Bakri']),
)

test('only who sorts by name gets names', () =>
  expect(namesIn('naam')).toEqual(['Amira Haddou', 'Mo Bakri', 'Zoë Adams']))
