import { fold } from '../../../../chat/people/question/fold.ts'
import { joinWithEn } from '../../../../vacancy-text/language/join.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'

/**
 * 'Spreekt ze beter Frans of Duits?', 'Werkt hij liever met React of Vue?': two things that are weighed against each
 * other.
 */
const ASKS =
  /\b(?:beter|liever|sterker|meer|vaker|langer|best|slechter|minder|eerder) (?:[\w'.-]+ ){0,4}?([\w+#.-]{2,30}) of (?:in |met |bij |voor |van |een |de |het )?([\w+#.-]{1,29}[\w+#])\W*$/
const MOST = 2

/**
 * What stands of each of two things that a question weighs; the reader weighs them. Null where one of them stands
 * nowhere: then the general answer says what is absent.
 */
export const answerEither: DirectAnswer = ({ text, units, citations }) => {
  const [, one = '', other = ''] = ASKS.exec(text) ?? []
  if (one === '') return null
  const holding = [one, other].map((word) => {
    const whole = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(word)}(?![\\p{L}\\d])`, 'u')
    return units.filter((unit) => whole.test(fold(unit.text))).slice(0, MOST)
  })
  if (holding.some((unitsOfWord) => unitsOfWord.length === 0)) return null
  const quoted = [...new Set(holding.flat())]
  return answer(listUnder(`Dit staat er over ${joinWithEn([`‘${one}’`, `‘${other}’`])}:`, quoted, citations))
}
