import { widely } from '../../../../chat/retrieval/kin.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { holderOf } from '../../../../chat/retrieval/sought-words.ts'
import { wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { competencyIn } from '../../../../conversation/star/competencies.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'
import { type Example, examplesIn } from './examples.ts'

const ASKS = /\b(?:(?:praktijk)?voorbeeld\w*|situatie (?:waarin|waarbij)|(?:een|die) keer (?:dat|waarin|waarbij))\b/
const OF_ASKING =
  /^(?:praktijk)?voorbeeld\w*$|^(?:situatie|keer|waarin|waarbij|concreet|meemaakte|meegemaakt|iemand|mensen|deze)$/
const MOST = 6

/** 'Gaf ze een voorbeeld van samenwerken?': what somebody told of the case they were asked for. */
export const answerExample: DirectAnswer = ({ text, question, units, citations }) => {
  if (question.kind !== 'candidate' || !ASKS.test(text)) return null
  const subjects = wordsOf(text)
    .filter((word) => !isLight(word) && !OF_ASKING.test(word))
    .map(widely)
  const competency = competencyIn(text.replace(ASKS, ' '), [])
  const isMeant = ({ about, units: told }: Example): boolean =>
    subjects.every(holderOf([about, ...told.map(({ text: words }) => words)].join(' '))) ||
    (subjects.length === 1 && competency !== null && competencyIn(about, []) === competency)
  const example = examplesIn(units).find(isMeant)
  return example ? answer(listUnder('Dit voorbeeld staat er:', example.units.slice(0, MOST), citations)) : null
}
