import { expect, test } from '@jest/globals'
import { jobFamilies } from './job-families.ts'
import { createTitleIndex, fitOf } from './title-index.ts'

const entries = jobFamilies.flat(2).map((title) => ({ words: title.split(' ') }))
const listedIn = createTitleIndex(entries)

/** The same question put to every listed title. */
const plainScan = (words: readonly string[]) =>
  entries.filter(({ words: [start = ''] }) => words.some((word) => fitOf(start, word) > 0))

const VARIATIONS: readonly ((title: string) => string)[] = [
  (title) => title,
  (title) => `senior ${title}s in utrecht`,
  (title) => `wijk${title}`,
  (title) => `x${title}`,
  (title) => `${title}en en ${title.slice(2)}`,
]

test('finds what a scan of all listed titles finds', () => {
  const titles = entries.filter((_, at) => at % 9 === 0).map(({ words }) => words.join(' '))
  for (const title of titles)
    for (const vary of VARIATIONS) {
      const words = vary(title).split(' ')
      expect(new Set(listedIn(words))).toEqual(new Set(plainScan(words)))
    }
})

test.each([
  ['planner', 'planner', 2],
  ['planner', 'planners', 2],
  ['planner', 'transportplanner', 1],
  ['kok', 'strandkok', 0],
  ['planner', 'xplanner', 0],
])('%s for %s', (listed, word, fit) => {
  expect(fitOf(listed, word)).toBe(fit)
})
