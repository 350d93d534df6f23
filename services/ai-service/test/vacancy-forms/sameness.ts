import { splitSentences } from '../../src/vacancy-text/language/sentences.ts'
import type { VacancyForm } from '../blind/vacancy-forms/types.ts'
import { writeForm } from './write-form.ts'

/** Items and facts of one word or two ('Laptop', 'Uren: 40 uur') are shared because forms share them. */
const LEAST_WORDS = 3

/** The sentences and leads of a text; headings and the facts above it are the same in every text on purpose. */
const sentencesOf = (form: VacancyForm): Set<string> =>
  new Set(
    writeForm(form)
      .lines.filter(({ section, text }) => section !== 'heading' && !/^[A-Z]\w+: /.test(text))
      .flatMap(({ text }) => splitSentences(text))
      .filter((sentence) => sentence.split(' ').length >= LEAST_WORDS && /[.:?!]$/.test(sentence)),
  )

/** The sentences that stand word for word in more than one text, with how many texts have them. */
export const sharedSentences = (forms: readonly VacancyForm[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const form of forms)
    for (const sentence of sentencesOf(form)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count > 1))
}
