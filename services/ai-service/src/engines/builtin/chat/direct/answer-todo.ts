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
  String.raw`\bwat (?:moet|moest|zou|ging|gaat|zal) (?:ze|de kandida\w+)\b.{0,50}\b${TO_DO}\b|\b(?:heeft|had) (?:ze|de kandida\w+)\b.{0,50}\b${PROMISED}\b|^\W*(?:en )?wat (?:moet|gaat|zal) ze (?:zelf |eerst )?nog (?:allemaal )?(?:doen|regelen)(?: voor ons)?\W*$`,
)
const HEARS_WHEN =
  /\bwanneer (?:hoort|krijgt|horen|bel\w*|mail\w*|moet\w*|zou\w*|gaa?n?) (?:ze|ik|we|wij)\b.{0,40}\b(?:van (?:ons|mij|me)|bericht|uitsluitsel|terug\w*|laten weten|antwoord\w*)\b/
const STAYS_OPEN =
  /\b(?:(?:uit|op)zoek\w*|(?:uit|op) te zoeken|na ?(?:te )?(?:vragen|gaan|kijken)|open(?:staande?)? (?:vra\w+|punt\w*)|vra\w+ .{0,20}\bopen\b|onbeantwoord\w*|vra\w+ .{0,40}\bnog (?:\w+ ){0,2}(?:te )?(?:be)?antwoord\w*|nog (?:te )?(?:be)?antwoorden|wacht\w* .{0,20}\bantwoord|(?:niet|geen) .{0,15}\bbeantwoord\w*|antwoord .{0,20}\bschuldig)\b/
/** 'En jij stuurt mij de foto's': the recruiter says what the candidate does. */
const THEIR_PART =
  /\b(?:jij|je|u) (?:je |uw |jouw |de |een )?(?:\w+ )?(?:stuurt|mailt|belt|bezorgt|levert|neemt|geeft)\b|\b(?:stuur|mail|bel|bezorg|lever|neem) jij\b/iu
/** 'Wanneer is de koffie met Joris?' */
const NAMES_WHEN = /^\W*(?:en )?(?:wanneer|hoe laat|(?:op )?welke dag)\b/
/** 'Hoe laat?' after 'wanneer komt ze meelopen?' */
const BARE_WHEN =
  /^\W*(?:en |maar )?(?:(?:om )?hoe laat|met wie|bij wie|waar|wanneer|welke dag|van hoe laat tot hoe laat|hoe laat precies)(?: (?:is|was) (?:dat|het))?\W*$/
const LOOKS_BACK = 3
const namesMoment = (question: string) => NAMES_WHEN.test(question) && !BARE_WHEN.test(question)

/** Words of coming by, which one asks for in one way and agrees on in another. */
const VISITS =
  /^(?:kijken|langskomen|langs|komt|komen|meelopen|meedraaien|terugkomen|terug|kennismaken|afspraak|bezoek|rondleiding|proefdag|proefdraaien)$/
const TELLS_VISIT = /\b(?:kom\w*|kijk\w*|zien|mee\w*|langs\w*|terug\w*|verwacht\w*|afsprek\w*|spreken|bezoek\w*)\b/iu
const DAY =
  /(?:maan|dins|woens|donder|vrij|zater|zon)dag|\b\d{1,2} (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\b/iu
const REFUSES = /\b(?:niet|nee|helaas|moeilijk|lastig|liever|andere dag)\b/iu
/** 'Brengt u uw attest mee?' */
const ASKS_FOR_A_THING = /\b(?:breng|neem|stuur|mail|bezorg|lever|geef)\w* (?:je|jij|ge|gij|u)\b/iu
const isQuestion = ({ text }: Unit) => hasQuestionMark(text)

/** What was agreed for some moment about all that a question names. */
const namedIn = (text: string, earlier: readonly string[], { reading }: ChatQuestion): Unit[] => {
  const before = BARE_WHEN.test(text) ? earlier.slice(-LOOKS_BACK).findLast(namesMoment) : undefined
  if (BARE_WHEN.test(text) && before === undefined) return []
  const subjects = wordsOf(before ?? text)
    .filter((word) => !isLight(word))
    .map((word) => conceptOf(word))
  if (subjects.length === 0) return []
  const agreements = agreedIn(reading.units)
  if (subjects.every(({ word }) => VISITS.test(word))) {
    const isVisit = ({ text: words }: Unit) => MOMENT.test(words) && TELLS_VISIT.test(words)
    const agreedVisits = agreements.filter(isVisit)
    const isRefused = ({ order }: Unit) =>
      reading.units.some((unit) => unit.order === order + 1 && unit.side === 'candidate' && REFUSES.test(unit.text))
    const isProposed = (unit: Unit) =>
      unit.side === 'vacancy' && unit.speaker !== '' && DAY.test(unit.text) && !isRefused(unit)
    return agreedVisits.length > 0 ? agreedVisits : reading.units.filter((unit) => isProposed(unit) && isVisit(unit))
  }
  return agreements.filter(({ text: words, asked }) => {
    // The question may hold the day and all that is asked about: 'kun je vrijdag proefdraaien?'
    return [words, asked].some((part) => MOMENT.test(part) && subjects.every(holderOf(part)))
  })
}

/**
 * 'Wat moet ik nog nagaan?', 'wat heb ik beloofd?': what notes and both speakers of a conversation leave to be done.
 */
export const answerTodo: DirectAnswer = ({ text, earlier, question, citations }) => {
  const { asks, says, most } = topicOf('todo')
  const appointments =
    question.kind === 'candidate' && (NAMES_WHEN.test(text) || BARE_WHEN.test(text))
      ? namedIn(text, earlier, question)
      : []
  if (appointments.length > 0)
    return answer(listUnder('Dit staat er als afgesproken:', withoutRepeats(appointments, most), citations))
  const asksWhen = HEARS_WHEN.test(text)
  const isOfOne = question.kind === 'candidate' && (BY_RECRUITER.test(text) || BY_CANDIDATE.test(text) || asksWhen)
  const staysOpen = question.kind !== 'vacancy' && STAYS_OPEN.test(text)
  if (!asks.test(text) && !isOfOne && !staysOpen) return null
  const { units } = question.reading
  const telling = (among: readonly Unit[]) => among.filter((unit) => says.test(unit.text) && !isQuestion(unit))
  const open = staysOpen ? openIn(units) : []
  const requests = BY_CANDIDATE.test(text)
    ? units.filter((unit) => unit.side === 'vacancy' && isQuestion(unit) && ASKS_FOR_A_THING.test(unit.text))
    : []
  const agreements = agreedIn(units)
  const spoken = open.length > 0 ? open : [...requests, ...agreements.filter((unit) => !requests.includes(unit))]
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
