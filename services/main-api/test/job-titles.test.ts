import { expect, test } from '@jest/globals'
import { jobTitleGroups } from '../src/candidates/search/job-titles.ts'
import { tokensOf } from '../src/candidates/search/tokens.ts'

const wordsOf = (title: string): string =>
  tokensOf(title)
    .map(({ folded }) => folded)
    .join(' ')

test('a title stands in one group, once, with what makes its group one job', () => {
  const titles = jobTitleGroups.flatMap((group) => group.titles.map(wordsOf))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(titles).not.toContain('')
  for (const { reason, titles: names } of jobTitleGroups)
    expect([reason !== '', names.length > 1, names]).toEqual([true, true, names])
})

test.each([
  ['boekhouder', 'accountant'],
  ['magazijnmedewerker', 'orderpicker'],
  ['verpleegkundige', 'verzorgende'],
  ['kok', 'chef-kok'],
  ['recruiter', 'hr'],
])('%s is no %s', (one, other) => {
  const group = jobTitleGroups.find(({ titles }) => titles.some((title) => wordsOf(title) === wordsOf(one)))
  expect(group?.titles.map(wordsOf)).not.toContain(wordsOf(other))
})
