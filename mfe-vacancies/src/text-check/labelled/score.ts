import { checkText } from '../check-text.ts'
import { exclusions, type Category } from '../finding.ts'
import type { LabelledSentence } from './sentence.ts'

export type Score = {
  sentences: number
  right: number
  wrong: number
  missed: number
  precision: number
  recall: number
  mistakes: string[]
}

/** What one sentence can show; whether pay is missing only a whole text can. */
const scored = new Set<Category>([...exclusions, 'placeholder', 'sentence', 'jargon', 'passive'])

/** Precision and recall over sentence × category: a category found once in a sentence counts once. */
export const scoreSentences = (sentences: readonly LabelledSentence[]): Score => {
  let [right, wrong, missed] = [0, 0, 0]
  const mistakes: string[] = []
  for (const { text, found: expected } of sentences) {
    const found = new Set<Category>(
      checkText(text)
        .findings.map(({ category }) => category)
        .filter((category) => scored.has(category)),
    )
    for (const category of found) {
      if (expected.includes(category)) right += 1
      else {
        wrong += 1
        mistakes.push(`wrongly ${category}: ${text}`)
      }
    }
    for (const category of expected)
      if (!found.has(category)) {
        missed += 1
        mistakes.push(`missed ${category}: ${text}`)
      }
  }
  return {
    sentences: sentences.length,
    right,
    wrong,
    missed,
    precision: right / (right + wrong),
    recall: right / (right + missed),
    mistakes,
  }
}
