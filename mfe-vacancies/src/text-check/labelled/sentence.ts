import type { Category } from '../finding.ts'

/** A sentence and what the check should find in it, judged by hand; `none` where it should stay silent. */
export type LabelledSentence = { text: string; expected: readonly Category[] }

/** Reads `category category | sentence`; `- | sentence` expects nothing. */
export const parseSentences = (lines: string): LabelledSentence[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [labels = '', ...words] = line.split(' | ')
      return {
        text: words.join(' | ').trim(),
        expected: labels.trim() === '-' ? [] : (labels.trim().split(' ') as Category[]),
      }
    })
