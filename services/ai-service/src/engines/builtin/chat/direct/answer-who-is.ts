import { capitalFirst } from '../../../../vacancy-text/language/capitals.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

const ASKS = /^\W*(?:en |maar )?wie is (?!ze\b|haar\b)([a-z][a-z'-]+)(?: (?:eigenlijk|ook alweer|dat|dan))*\W*$/
const MOST = 3

/** 'Wie is Greet?': whoever is named beside the candidate, by the sentences that name them. */
export const answerWhoIs: DirectAnswer = ({ text, question, citations }) => {
  const [, asked = ''] = ASKS.exec(text) ?? []
  if (asked === '' || isLight(asked) || question.kind === 'vacancy') return null
  const { candidateName, units } = question.reading
  if (wordsOf(fold(candidateName ?? '')).includes(asked)) return null
  const name = capitalFirst(asked)
  const naming = units.filter((unit) => wordsOf(unit.text).some((word, at) => at > 0 && word === name))
  return naming.length === 0 ? null : answer(listUnder(`Over ${name} staat er:`, naming.slice(0, MOST), citations))
}
