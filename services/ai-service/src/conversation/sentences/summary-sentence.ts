import type { SummarySentence } from '@wervio/contracts'
import type { SpokenSentence } from './spoken-sentence.ts'

const sourceOf = ({ position, start, end }: SpokenSentence) => ({ position, start, end })

/** A sentence as it was said with where; `others` are those it rests on as well, such as the question it answers. */
export const summarySentenceOf = (sentence: SpokenSentence, ...others: readonly SpokenSentence[]): SummarySentence => {
  const sources = [sentence, ...others].map(sourceOf)
  return {
    text: sentence.text,
    sources: sources.filter(({ position }, at) => sources.findIndex((one) => one.position === position) === at),
  }
}
