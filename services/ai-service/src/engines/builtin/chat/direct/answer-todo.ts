import type { Unit } from '../../../../chat/context/units.ts'
import type { ChatQuestion } from '../../../../chat/question.ts'
import { conceptOf } from '../../../../chat/retrieval/concepts.ts'
import { MOMENT } from '../../../../chat/retrieval/find-units.ts'
import { isLight } from '../../../../chat/retrieval/light-words.ts'
import { holderOf } from '../../../../chat/retrieval/sought-words.ts'
import { wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { withoutRepeats } from '../../../../chat/retrieval/topic-units.ts'
import { listUnder } from '../citations.ts'
import { answer, type DirectAnswer } from './asking.ts'
import { agreedIn, openIn } from './interviews.ts'
import { hasQuestionMark } from '../../../../conversation/questions/question-mark.ts'

const TO_DO = String.raw`(?:bezorgen|(?:op|toe|door|na)?sturen|(?:door)?mailen|(?:na|terug|op)?bellen|aanleveren|meenemen|meebrengen|terugkoppelen|laten weten)`
const PROMISED = '(?:beloofd|toegezegd|afgesproken)'
const BY_RECRUITER = new RegExp(
  String.raw`\bwat (?:moet|moest|moesten|zou|zouden|ging|gingen|zal) (?:ik|we|wij)\b.{0,50}\b${TO_DO}\b|\b(?:heb|had|hebben|hadden) (?:ik|we|wij)\b.{0,50}\b(?:beloofd|toegezegd)\b`,
)
const BY_CANDIDATE = new RegExp(
  String.raw`\bwat (?:moet|moest|zou|ging|gaat|zal) (?:ze|de kandida\w+)\b.{0,50}\b${TO_DO}\b|\b(?:heeft|had) (?:ze|de kandida\w+)\b.{0,50}\b${PROMISED}\b`,
)
const HEARS_WHEN =
  /\bwanneer (?:hoort|krijgt|horen|bel\w*|mail\w*|moet\w*|zou\w*|gaa?n?) (?:ze|ik|we|wij)\b.{0,40}\b(?:van (?:ons|mij|me)|bericht|uitsluitsel|terug\w*|laten weten|antwoord\w*)\b/
const STAYS_OPEN =
  /\b(?:(?:uit|op)zoek\w*|(?:uit|op) te zoeken|na ?(?:te )?(?:vragen|gaan|kijken)|open(?:staande?)? (?:vra\w+|punt\w*)|vra\w+ .{0,20}\bopen\b|onbeantwoord\w*|(?:niet|geen) .{0,15}\bbeantwoord\w*|antwoord .{0,20}\bschuldig)\b/
/** 'En jij stuurt mij de foto's': the recruiter says what the candidate does. */
const THEIR_PART =
  /\b(?:jij|je|u) (?:je |uw |jouw |de |een )?(?:\w+ )?(?:stuurt|mailt|belt|bezorgt|levert|neemt|geeft)\b|\b(?:stuur|mail|bel|bezorg|lever|neem) jij\b/iu
/** 'Wanneer is de koffie met Joris?' */
const NAMES_WHEN = /^\W*(?:en )?(?:wanneer|hoe laat|(?:op )?welke dag)\b/
const isQuestion = ({ text }: Unit) => hasQuestionMark(text)

/** What was agreed for some moment about all that a question names. */
const namedIn = (text: string, { reading }: ChatQuestion): Unit[] => {
  const subjects = wordsOf(text)
    .filter((word) => !isLight(word))
    .map((word) => conceptOf(word))
  if (subjects.length === 0) return []
  return agreedIn(reading.units).filter(({ text: words }) => MOMENT.test(words) && subjects.every(holderOf(words)))
}

/**
 * 'Wat moet ik nog nagaan?', 'wat heb ik beloofd?': what notes and both speakers of a conversation leave to be done.
 */
export const answerTodo: DirectAnswer = ({ text, question, citations }) => {
  const { asks, says, most } = topicOf('todo')
  const appointments = question.kind === 'candidate' && NAMES_WHEN.test(text) ? namedIn(text, question) : []
  if (appointments.length > 0)
    return answer(listUnder('Dit staat er als afgesproken:', withoutRepeats(appointments, most), citations))
  const asksWhen = HEARS_WHEN.test(text)
  const isOfOne = question.kind === 'candidate' && (BY_RECRUITER.test(text) || BY_CANDIDATE.test(text) || asksWhen)
  const staysOpen = question.kind !== 'vacancy' && STAYS_OPEN.test(text)
  if (!asks.test(text) && !isOfOne && !staysOpen) return null
  const { units } = question.reading
  const telling = (among: readonly Unit[]) => among.filter((unit) => says.test(unit.text) && !isQuestion(unit))
  const open = staysOpen ? openIn(units) : []
  const spoken = open.length > 0 ? open : agreedIn(units)
  const isMeant = ({ side, text: promise }: Unit) => {
    const isOfCandidate = side === 'candidate' || THEIR_PART.test(promise)
    return side === null || !(BY_RECRUITER.test(text) ? isOfCandidate : BY_CANDIDATE.test(text) && !isOfCandidate)
  }
  const timely = asksWhen ? spoken.filter((unit) => MOMENT.test(unit.text)) : spoken
  const ofOne = timely.filter(isMeant)
  const meantUnits = ofOne.length > 0 ? ofOne : timely
  const notes = telling(units.filter(({ speaker }) => speaker === ''))
  const chosenUnits = meantUnits.length > 0 ? [...meantUnits, ...notes] : telling(units)
  return chosenUnits.length === 0
    ? null
    : answer(listUnder('Dit staat er als nog te doen of afgesproken:', withoutRepeats(chosenUnits, most), citations))
}
