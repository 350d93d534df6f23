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
const scoredCategories = new Set<Category>([...exclusions, 'placeholder', 'sentence', 'jargon', 'passive'])

/** The categories that the check found in a sentence, of those that are scored. */
const categoriesIn = (text: string): ReadonlySet<Category> =>
  new Set(
    checkText(text)
      .findings.map(({ category }) => category)
      .filter((category) => scoredCategories.has(category)),
  )

/** 1 for each labelled category that was found, and for `nothing else` when no other was; else 0. */
export const scoreSentence = ({ text, expected }: LabelledSentence): Record<string, number> => {
  const categories = categoriesIn(text)
  const others = [...categories].filter((category) => !expected.includes(category))
  return {
    ...Object.fromEntries(expected.map((category) => [category, categories.has(category) ? 1 : 0])),
    'nothing else': others.length === 0 ? 1 : 0,
  }
}

/** Precision and recall over sentence × category: a category found once in a sentence counts once. */
export const scoreSentences = (sentences: readonly LabelledSentence[]): Score => {
  let [right, wrong, missed] = [0, 0, 0]
  const mistakes: string[] = []
  for (const { text, expected } of sentences) {
    const categories = categoriesIn(text)
    for (const category of categories) {
      if (expected.includes(category)) right += 1
      else {
        wrong += 1
        mistakes.push(`wrongly ${category}: ${text}`)
      }
    }
    for (const category of expected)
      if (!categories.has(category)) {
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
