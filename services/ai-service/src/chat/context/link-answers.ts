import { isQuestion, withoutLead } from '../../conversation/questions/is-question.ts'
import { mayAsk } from '../../conversation/set-aside/may-ask.ts'
import { ASKED_PARTS } from '../../conversation/star/star-cues.ts'
import { subjectIn } from '../../conversation/topics/subjects.ts'
import { fold } from '../people/question/fold.ts'
import { isSpokenKey } from './spoken-keys.ts'
import type { Unit } from './units.ts'
import { hasQuestionMark } from '../../conversation/questions/question-mark.ts'

/** Words of 'snap ik': who only nods leaves the question open. */
const LONGEST_NOD = 3
/** Words of a question that can go on about the one before it. */
const LONGEST_FOLLOW_UP = 9
const SUBJECT = '(?:je|jij|ge|gij|u|ik|we|wij|ze|zij|hij|het|er|de|een|jullie|iemand|iedereen)'
/** 'Hoe deed je dat', 'past dat'; 'de reden dat je zoekt' and 'iets dat beter kan' point at nothing. */
const POINTS_BACK = new RegExp(
  String.raw`\b(?:je|jij|ge|gij|u|is|was|ging|liep|gaat|zit|vond|kwam|werkt|werkte|lukt|lukte|past|klopt|betekent|betekende|komt|kan|met|over|voor|bij|van|hoe|en) (?:dat|dit|die|deze)\b(?! ${SUBJECT}\b)|\b(?:daar\w*|hier(?:van|bij|over|mee|aan)|ermee|ervan|erbij|erover|erop)\b|\btoen\b(?! ${SUBJECT}\b)|^(?:is|was|lukt|past|klinkt|geeft) (?:dat|dit)\b|^(?:dat|dit) (?:werkte|lukte|hielp|klopte|klopt|ging|was)\b`,
)
/** Between a question and the one it goes on about. */
export const QUESTIONS_JOINED = ' … '

const wordsIn = (text: string): number => text.split(/\s+/).length

/** 'Ik vroeg me af of ik een vaste ronde krijg.' */
const ASKS_INDIRECTLY =
  /\b(?:ik (?:vraag|vroeg) (?:me|mij) (?:\w+ )?af|(?:vraag|vroeg) ik (?:me|mij) (?:\w+ )?af|(?:ik (?:wil|wilde|wou|zou)|(?:wil|wilde|wou|zou) ik) (?:\w+ ){0,3}(?:weten|vragen)|ik ben (?:\w+ )?benieuwd|mijn (?:\w+ )?vraag is)\b/

/** A speech engine that writes no marks writes none of questions either. */
const hasMark = (text: string): boolean => /[.?!…]["'”’)]*$/.test(text)

/** Whether somebody asks what the other may answer, in so many words or indirectly. */
export const asksTheOther = (text: string): boolean =>
  hasQuestionMark(text) || ASKS_INDIRECTLY.test(fold(text)) || (!hasMark(text) && isQuestion(text, fold(text)))

/** Whether a sentence asks; a candidate's statement that begins like a question has no mark and is none. */
const asks = ({ text, side }: Unit): boolean =>
  asksTheOther(text) ||
  (side !== 'candidate' && isQuestion(text, fold(text))) ||
  (side === 'vacancy' && !hasMark(text) && mayAsk(fold(text)))

/** Nothing but words of asking. */
const BARE =
  /^(?:hoezo|waarom(?: (?:niet|wel|dan))?|hoe (?:dan|zo)|(?:wat|hoe) bedoel (?:je|u)|dan|toen|nu|zoals(?: wat)?|bijvoorbeeld|namelijk|in welke zin|wanneer|hoe ?lang|hoe vaak|waar|met wie|met hoeveel)\W*$/

/**
 * 'Wat heb je toen gedaan?' and 'hoezo?' go on about what was said before; 'wat is dan je opzegtermijn' and 'en een
 * werkpunt' don't.
 */
const goesBack = (text: string): boolean => {
  const folded = withoutLead(fold(text))
  if (wordsIn(folded) > LONGEST_FOLLOW_UP || subjectIn(folded) !== null) return false
  return POINTS_BACK.test(folded) || ASKED_PARTS.some(([, part]) => part.test(folded)) || BARE.test(folded)
}

type Asked = {
  /** The question as an answer to it is read, with what it goes on about. */
  text: string
  by: string
  /** Which turn of the conversation it stands in. */
  turn: number
  /** The last question that stands by itself. */
  root: string
}

/** `last` is the question before, whoever asked it. */
const askedIn = (unit: Unit, before: Unit | undefined, turn: number, last: Asked | null): Asked => {
  const by = unit.speaker
  if (last?.turn === turn) {
    const whole = `${last.text} ${unit.text}`
    return { text: whole, by, turn, root: last.root === last.text ? whole : last.root }
  }
  const { text } = unit
  if (!goesBack(text)) return { text, by, turn, root: text }
  // 'U werkt in een rusthuis. Wat doet u daar?' goes on about one's own remark.
  if (before?.speaker === by && wordsIn(before.text) > LONGEST_NOD)
    return { text: `${before.text} ${text}`, by, turn, root: `${before.text} ${text}` }
  const root = last?.by === by ? last.root : ''
  return root === '' ? { text, by, turn, root: text } : { text: `${root}${QUESTIONS_JOINED}${text}`, by, turn, root }
}

/** 'Dat ken ik niet': the first words of the candidate after what the recruiter told. */
const REACTS = /^(?:(?:ja|nee|oke|nou|ah|o|oh|goed|prima|mooi)[,.]? )*(?:dat|die|dit|daar\w*|zo)\b/
const isReaction = (unit: Unit, before: Unit): boolean =>
  unit.side === 'candidate' &&
  before.side === 'vacancy' &&
  !asks(before) &&
  wordsIn(before.text) > LONGEST_NOD &&
  REACTS.test(fold(unit.text))

/**
 * Links what somebody says in a conversation to the question of the other before it, also where a turn is several
 * pieces of speech, a nod stands between or the question goes on about an earlier one.
 */
export const linkAnswers = (conversation: readonly Unit[]): void => {
  let turn = 0
  let last: Asked | null = null
  let isOpen = false
  for (const [index, unit] of conversation.entries()) {
    const before = conversation[index - 1]
    if (before?.speaker !== unit.speaker) turn += 1
    if (before && !isOpen && isReaction(unit, before)) unit.remark = before.text
    if (asks(unit)) {
      last = askedIn(unit, before, turn, last)
      isOpen = true
    } else if (last !== null && isOpen) {
      if (unit.speaker !== last.by) unit.asked = last.text
      else isOpen = turn === last.turn || wordsIn(unit.text) <= LONGEST_NOD
    }
  }
}

/** The same for a note or a summary in which a question and its answer share a line. */
export const linkNotedAnswers = (units: readonly Unit[]): void => {
  for (const [index, unit] of units.entries()) {
    const before = units[index - 1]
    const isReply = before?.paragraph === unit.paragraph && unit.speaker === '' && isSpokenKey(fold(unit.keys))
    if (isReply && hasQuestionMark(before.text) && !hasQuestionMark(unit.text)) unit.asked = before.text
  }
}
