import { expect, test } from '@jest/globals'
import { readRequirements } from '../../../src/matching/requirements/vacancy-requirements.ts'
import { NO_CHANGES } from '../../../src/matching/requirements/changes.ts'
import { swapTraits } from '../../../src/matching/swap-test/swap-test.ts'
import { TRAITS } from '../../../src/matching/swap-test/traits.ts'
import { readMatchSet, TODAY } from '../match-sets.ts'

const { vacancies, candidates } = readMatchSet('labelled')
const everybody = [...candidates.values()].map(({ stored }) => stored)
/** A third of the candidates beside each vacancy: three vacancies see everybody. */
const THIRDS = 3
const { signal } = new AbortController()

test.each([...vacancies])(
  'no score for %s moves with a name, gender, age, birthplace, nationality, photo, address, marital status, family or gap',
  async (key, vacancy) => {
    const at = [...vacancies.keys()].indexOf(key)
    const some = everybody.filter((_cv, number) => number % THIRDS === at % THIRDS)
    const list = readRequirements({ ...vacancy, id: key, updated_at: '' }, NO_CHANGES)
    const { swaps } = await swapTraits(list, some, { today: TODAY, signal })
    expect(swaps.map(({ trait, compared, moved }) => [trait, compared, moved])).toEqual(
      TRAITS.map(({ name }) => [name, some.length, 0]),
    )
  },
)
