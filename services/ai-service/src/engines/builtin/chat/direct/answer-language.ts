import { DOUBT } from '../listed.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer, noAnswer } from './asking.ts'
import { itemsOf } from './lists.ts'

const LANGUAGE = String.raw`(nederlands|vlaams|engels|duits|frans|spaans|italiaans|pools|turks|arabisch|portugees|roemeens|bulgaars|oekraiens|russisch|grieks|chinees|fries|hongaars|deens|zweeds|noors)`
/** 'Spreekt ze Duits?'; how well is another question. */
const ASKS = new RegExp(
  String.raw`^\W*(?:en )?(?:spreekt|praat|klapt|kent|verstaat|beheerst|(?:kan|kent) [\w'.-]+(?: [\w'.-]+)? ook|kan) (?:[\w'.-]+ ){1,2}?(?:ook |een beetje |eigenlijk |wat )?${LANGUAGE}(?: (?:spreken|praten|verstaan))?\W*$`,
)
/** 'En Frans?' */
const GOES_ON = new RegExp(String.raw`^\W*(?:en|of|maar)? ?(?:ook )?${LANGUAGE}\W*$`)
const ANY = new RegExp(LANGUAGE, 'i')
const KEYS = /\btalen\b|languages|talenkennis/iu
const PLAIN: Record<string, string> = { oekraiens: 'oekraïens' }
const MOST = 2
const MOST_LISTED = 4

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Whether a language stands among somebody's languages. One that stands elsewhere only may be a colleague's or a
 * customer's: that is quoted as where the word stands, and is no 'ja'.
 */
export const answerLanguage: DirectAnswer = ({ text, earlier, units, question, citations }) => {
  const goesOn = ASKS.test(earlier.at(-1) ?? '') ? GOES_ON.exec(text)?.[1] : undefined
  const language = ASKS.exec(text)?.[1] ?? goesOn
  if (language === undefined || question.kind === 'vacancy') return null
  const name = PLAIN[language] ?? language
  const word = new RegExp(String.raw`(?<!\p{L})${name}(?:e|talig\p{L}*)?(?!\p{L})`, 'iu')
  const listed = units.filter(
    ({ keys, heading, side, speaker, text: words }) =>
      side !== 'vacancy' && speaker === '' && KEYS.test(`${keys} ${heading}`) && ANY.test(words),
  )
  if (listed.length === 0) return null
  const namedUnits = listed.filter((unit) => itemsOf(unit).some((item) => word.test(item)))
  const sure = namedUnits.filter((unit) => itemsOf(unit).some((item) => word.test(item) && !DOUBT.test(item)))
  if (sure.length > 0) return answer(listUnder('Ja, dit staat er:', sure.slice(0, MOST), citations))
  if (namedUnits.length > 0)
    return answer(listUnder('Dit staat erover bij de talen:', namedUnits.slice(0, MOST), citations))
  const otherUnits = units.filter((unit) => word.test(unit.text) && !listed.includes(unit)).slice(0, MOST)
  const absent = `${capital(name)} staat niet bij de talen.`
  if (otherUnits.length === 0)
    return noAnswer(`${absent} ${listUnder('Bij de talen staat:', listed.slice(0, MOST_LISTED), citations)}`)
  const mention = listUnder('Het woord staat wel hier:', otherUnits, citations)
  return noAnswer(
    [`${absent} ${mention}`, listUnder('Bij de talen staat:', listed.slice(0, MOST_LISTED), citations)].join('\n'),
  )
}
