import { expect, test } from '@jest/globals'
import { checkText } from '../check-text.ts'
import { rewrittenSentences } from './rewritten.ts'

test.each(rewrittenSentences.map(([sentence, ...results]) => ({ sentence, results })))(
  'each click on $sentence gives a sentence',
  ({ sentence, results }) => {
    const offers = checkText(sentence).findings.filter(({ quote, rewrite }) => quote !== '' && rewrite !== null)
    expect(
      offers.map(({ start, end, rewrite }) => sentence.slice(0, start) + (rewrite ?? '') + sentence.slice(end)),
    ).toEqual(results)
  },
)
