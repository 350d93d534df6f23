import { expect, test } from '@jest/globals'
import { readTitle } from './read-title.ts'
import { createTitleComparison } from './relate-titles.ts'
import { FURTHER_PAIRS, LAST_PAIRS } from '../testing/further-title-pairs.ts'
import { TITLE_PAIRS } from '../testing/title-pairs.ts'

test.each([...TITLE_PAIRS, ...FURTHER_PAIRS, ...LAST_PAIRS])('%s beside %s: %s', (vacancyTitle, other, verdict) => {
  const kinship = createTitleComparison(vacancyTitle)(readTitle(other))
  if (verdict === 'apart') expect(kinship).not.toBe('same')
  else expect(kinship).toBe(verdict)
})
