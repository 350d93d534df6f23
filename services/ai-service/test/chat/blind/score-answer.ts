import { splitSentences } from '../../../src/vacancy-text/language/sentences.ts'
import type { Fact, Wording } from '../../blind/wording.ts'
import type { BlindAnswer } from './ask-blind.ts'

/** Text as the README of the blind sets says it is read: without marks of sources, dashes and quotes of one kind. */
export const comparable = (text: string): string =>
  text
    .replaceAll(/ ?\[\d+\]/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[‘’‚‛]/g, "'")
    .replaceAll(/[“”„]/g, '"')

/** Whether a comparable text holds the words: a string without regard of capitals. */
export const holds = (text: string, wording: Wording): boolean =>
  typeof wording === 'string' ? text.toLowerCase().includes(comparable(wording).toLowerCase()) : wording.test(text)

/** Whether a comparable text says the fact in one of its wordings. */
export const saysFact = (text: string, fact: Fact): boolean =>
  typeof fact === 'string' || fact instanceof RegExp ? holds(text, fact) : fact.some((wording) => holds(text, wording))

const sentencesIn = (text: string): number =>
  text.split('\n').flatMap((line) => splitSentences(line.replace(/^- /, ''))).length

export type Verdict = 'right' | 'wrong' | 'misleading'

/** Right, a miss, or misleading, as the README of the blind sets defines them. */
export const judge = ({ question, answer }: BlindAnswer): Verdict => {
  const text = comparable(answer.response)
  const quotes = answer.sources.map(({ quote }) => comparable(quote)).join('\n')
  const forbiddenIn = question.kind === 'refuse' ? `${text}\n${quotes}` : text
  const saysAll = question.mustContain.every((fact) => saysFact(text, fact))
  if (question.mustNotContain.some((wording) => holds(forbiddenIn, wording))) return 'misleading'
  if (!saysAll)
    return question.kind !== 'answer' && answer.answered && answer.sources.length > 0 ? 'misleading' : 'wrong'
  return question.sentences === undefined || sentencesIn(text) === question.sentences ? 'right' : 'wrong'
}
