import type { ChatAnswer, ChatQuestion } from '../../../chat/question.ts'
import type { Unit } from '../../../chat/context/units.ts'
import { cleanText } from '../../../vacancy-text/language/clean.ts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import { splitSentences } from '../../../vacancy-text/language/sentences.ts'
import { createFactCheck } from '../honesty/claims.ts'
import { unknownNames } from '../honesty/names.ts'
import { NOT_THERE } from './chat-prompt.ts'
import { checkCitations } from './check-citations.ts'
import { withoutForeignLinks } from './foreign-links.ts'

const LISTED = 5
/** In the place of an answer that rests on nothing. */
const WITHOUT_SOURCE =
  'De AI-motor gaf een antwoord zonder bron. Dat laat ik niet zien: niemand kan het nagaan. Stel de vraag anders, of zoek het na in de tekst.'
const notThere = new RegExp(`^\\W*${NOT_THERE}\\W*`, 'i')

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

/** Everything the answer may know. */
export const saidIn = ({ message, reading }: ChatQuestion): string =>
  [
    message,
    reading.candidateName ?? '',
    ...reading.units.flatMap(({ text, sources, speaker, heading }) => [
      text,
      speaker,
      heading,
      ...sources.map(({ label }) => label),
    ]),
  ].join('\n')

/**
 * Checks what a model wrote against the sources: foreign links are removed, marks are verified, and facts and names
 * without a source give warnings.
 */
export const checkAnswer = (
  written: string,
  question: ChatQuestion,
  units: readonly Unit[],
): Omit<ChatAnswer, 'made_by'> => {
  const sourceText = saidIn(question)
  const missing = notThere.test(written)
  const links = withoutForeignLinks(cleanText(written.replace(notThere, '')).replace(/\*\*|^#+ /gm, ''), sourceText)
  const { text, sources, warnings } = checkCitations(links.text, units)
  const response = text
    .replace(/[^\S\n]+(?=[.,;]|$)/gm, '')
    .replace(/^[*•] /gm, '- ')
    .trim()
  const holds = createFactCheck(sourceText)
  const claims = response
    .split('\n')
    .flatMap(splitSentences)
    .map((sentence) => sentence.replace(/\[\d+\]/g, '').trim())
  const doubtful = claims.filter((sentence) => !holds(sentence))
  const names = unknownNames(claims, sourceText)
  if (!missing && response !== '' && sources.length === 0)
    return { response: WITHOUT_SOURCE, sources: [], answered: false, warnings: [] }
  return {
    response,
    sources,
    answered: !missing,
    warnings: [
      ...warnings,
      ...(links.removed > 0 ? ['Een link of afbeelding die niet in de bronnen staat, is weggelaten.'] : []),
      ...doubtful
        .slice(0, LISTED)
        .map((sentence) => `Dit gegeven staat niet in de bronnen; controleer het: ‘${shortened(sentence)}’`),
      ...(names.length > 0
        ? [`Deze namen staan niet in de bronnen; controleer ze: ${joinWithEn(names.slice(0, LISTED))}.`]
        : []),
    ],
  }
}
