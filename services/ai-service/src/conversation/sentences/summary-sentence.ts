import type { SummarySentence } from '@wervio/contracts'
import type { SpokenSentence } from './spoken-sentence.ts'

/** Where a sentence was said; marked where its seconds are an estimate. */
export const momentOf = ({ position, start, end, isEstimate }: SpokenSentence) => ({
  position,
  start,
  end,
  ...(isEstimate && { is_estimate: true }),
})

/** A sentence as it was said with where; `others` are those it rests on as well, such as the question it answers. */
export const summarySentenceOf = (sentence: SpokenSentence, ...others: readonly SpokenSentence[]): SummarySentence => {
  const sources = [sentence, ...others].map(momentOf)
  return {
    text: sentence.text,
    sources: sources.filter(({ position }, at) => sources.findIndex((one) => one.position === position) === at),
  }
}
