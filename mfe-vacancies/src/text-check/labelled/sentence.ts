import type { Category } from '../finding.ts'

/** A sentence and what the check should find in it, judged by hand; `none` where it should stay silent. */
export type LabelledSentence = { text: string; found: readonly Category[] }

/** Reads `category category | sentence`; `- | sentence` expects nothing. */
export const labelled = (lines: string): LabelledSentence[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [labels = '', ...words] = line.split(' | ')
      return {
        text: words.join(' | ').trim(),
        found: labels.trim() === '-' ? [] : (labels.trim().split(' ') as Category[]),
      }
    })
