import { NO_VERB } from '../../conversation/set-aside/may-ask.ts'
import type { Unit } from '../context/units.ts'
import { plainQuestion } from './plain-question.ts'
import { isStrongPast } from './strong-verbs.ts'

const LONGEST = 300

/** Verbs whose form beside 'je' is not what stands beside 'ze' without a t. */
const FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['is', 'ben bent zijt'],
    ['heeft', 'heb hebt'],
    ['kan', 'kun kunt kan'],
    ['wil', 'wil wilt'],
    ['zou', 'zou zoudt'],
    ['mag', 'mag moogt'],
    ['zal', 'zal zult zul'],
    ['gaat', 'ga gaat'],
    ['staat', 'sta staat'],
    ['slaat', 'sla slaat'],
    ['komt', 'kom komt'],
  ].flatMap(([form = '', others = '']) => others.split(' ').map((other) => [other, form])),
)
/** In the past nothing is added: 'deed je', 'had je', 'werkte je'. */
const isPast = (verb: string): boolean => /[dt]e$/iu.test(verb) || isStrongPast(verb.toLowerCase())
/** Stems that end in t: 'moet je', 'verwacht je'. Another t is of somebody else, and 'je' is whom it is done to. */
const STEM_IN_T =
  /^(?:moet|weet|zit|laat|praat|vergeet|zet|let|schat|sluit|start|test|acht|verwacht|richt|begroot|meet|spuit|haat|eet|bijt|schiet|geniet|groet|ontmoet|besluit|mist|kost|rust|vecht|zucht|vlucht)$/iu
/** Flemish and formal speech have the t beside 'ge' and 'u' too: 'ziet ge', 'werkt u'. */
const OTHERS_YOU = /(?<![\p{L}'’])([\p{L}'’]+) (?:ge|gij|u)(?!\p{L})/giu
const YOU = /(?<![\p{L}'’])([\p{L}'’]+) (?:je|jij)(?!\p{L})/giu
const NO_VERBS = new RegExp(`^(?:${NO_VERB}|zoals|aan|per|tegen|zijn|is|waren)$`, 'iu')
/** Before a subject; before what is theirs stand prepositions and 'is'. */
const CONJUNCTION =
  /^(?:als|dat|of|toen|omdat|wat|hoe|waar\p{L}*|wie|terwijl|zodat|voordat|nadat|wanneer|want|tenzij|doordat|hoewel|indien|mits|zodra|totdat|welke?|zoals|en|maar|dus)$/iu
const POSSESSED = /(?<!\p{L})(?:jouw|uw|je|jou)(?!\p{L})/giu

const withThem = (verb: string, isOfYou: boolean): string => {
  if (NO_VERBS.test(verb)) return `${verb} ${CONJUNCTION.test(verb) ? 'ze' : 'haar'}`
  const isOfSomebodyElse = /t$/iu.test(verb) && !isOfYou && !STEM_IN_T.test(verb)
  if (isOfSomebodyElse || /['’]|(?<=..)en$/iu.test(verb)) return `${verb} haar`
  const form = FORMS[verb.toLowerCase()]
  if (form !== undefined) return `${form} ze`
  return isPast(verb) || /t$/iu.test(verb) ? `${verb} ze` : `${verb}t ze`
}

/**
 * A question to somebody as the question about them that a recruiter types, in the words of `plainQuestion`: 'waar word
 * je blij van' is 'waar wordt ze blij van', 'wat is je opzegtermijn' is 'wat is haar opzegtermijn'.
 */
export const aboutThem = (question: string): string =>
  plainQuestion(
    question
      .slice(0, LONGEST)
      .replace(OTHERS_YOU, (_, verb: string) => withThem(verb, true))
      .replace(YOU, (_, verb: string) => withThem(verb, false))
      .replace(POSSESSED, 'haar'),
  )

const questionsByUnit = new WeakMap<Unit, string>()

/** The question that a unit answers, as one about whoever answers it; '' where it answers none. */
export const askedOfThem = (unit: Unit): string => {
  if (unit.asked === '') return ''
  const remembered = questionsByUnit.get(unit)
  if (remembered !== undefined) return remembered
  const about = aboutThem(unit.asked)
  questionsByUnit.set(unit, about)
  return about
}
