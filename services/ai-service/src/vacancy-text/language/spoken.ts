import { isAdjective } from './adjectives.ts'
import { properForm } from './proper-words.ts'

/** Words, at least, of a text that somebody spoke rather than typed. */
const LEAST_WORDS = 9
const SUBJECT = /^(?:je|jij|u|ge|gij|we|wij|ik)$/iu
/** Behind these a subject goes on with the clause. */
const GOES_ON =
  /^(?:en|of|maar|want|dat|als|wanneer|zodat|omdat|terwijl|die|waar|waarin|waarbij|wat|hoe|om|voor|met|van|bij|aan|naar|tot|over|door|op|in|uit|zoals|tussen|dan|hier|daar|dus|toch|ook|totdat|tenzij|hoewel|mits|tijdens|per|zonder|de|het|een|is|zijn|wordt|samen)$/iu
/** Words that end as a verb does and aren't one, and the verbs that don't. */
const NO_VERB = /^(?:dat|wat|met|het|tot|uit|niet|want|omdat|zodat|vast|best|dit|net|juist|laatst|ooit|nooit)$/iu
const VERB =
  /^(?:\p{Ll}{2,}t|kan|mag|wil|zal|hebben|zijn|ben|heb|hebt|zijt|moeten|kunnen|willen|gaan|doen|werken|maken|zoeken|zitten|geven|bieden|staan|lachen|helpen|zorgen|vragen|eten)$/iu
const isVerb = (word: string) => VERB.test(word) && !NO_VERB.test(word)

/** Verbs that stand before their subject where another verb follows it: 'kun je werken'. */
const BEFORE_ITS_SUBJECT =
  /^(?:kun|kunt|kan|wil|wilt|moet|mag|zal|zult|ga|gaat|heb|hebt|ben|bent|zijt|help|helpt|leer|leert|krijg|krijgt|kunnen|willen|moeten|gaan|zullen)$/iu

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

/** Words for signs, said where somebody dictates. */
const SAID_SIGNS: readonly [RegExp, string][] = [
  [/ (?:punt|puntje)(?= |$)/giu, '.'],
  [/ komma(?= |$)/giu, ','],
  [/ (?:nieuwe (?:regel|alinea|zin)|volgende (?:punt|regel))(?= |$)/giu, '.'],
  [/ uitroepteken(?= |$)/giu, '.'],
  [/ vraagteken(?= |$)/giu, '?'],
]

/** Whether a text has no sign between its words though more than one thing is said in it. */
export const isSpoken = (text: string): boolean => {
  if (/[,;:!?•\n\t(]|\.(?!\d|$)| [-–/*+] /.test(text) || /\p{Lu}{2}/u.test(text)) return false
  return wordsOf(text).length >= LEAST_WORDS && wordsOf(text).some((word) => SUBJECT.test(word))
}

/** The word at a place, with the ones before and behind it; '' at an end. */
const wordsAround = (words: readonly string[], at: number): [before: string, word: string, next: string] => [
  words[at - 1] ?? '',
  words[at] ?? '',
  words[at + 1] ?? '',
]

/** Whether a clause of its own begins at this word: 'met hun vragen | je zorgt dat'. */
const beginsClause = (words: readonly string[], at: number): boolean => {
  const [before, word, next] = wordsAround(words, at)
  if (at < 3 || GOES_ON.test(before)) return false
  // 'Dan werkt je', 'bij ruzie probeer je': its verb stands before it.
  if (SUBJECT.test(word))
    return (
      (isVerb(next) || (/^w(?:e|ij)$/iu.test(word) && /^\p{Ll}{3,}en$/iu.test(next))) &&
      !BEFORE_ITS_SUBJECT.test(before)
    )
  return /^het$/iu.test(word) && /^(?:is|gaat|zijn)$/iu.test(next)
}

/** Words behind which one goes on with the same thing: 'en een', 'van een', 'krijgt een'. */
const BEFORE_THING =
  /^(?:en|of|van|met|voor|is|als|bij|aan|per|in|op|heb|hebt|nog|ook|maar|om|naar|over|tot|door|uit|onder|tussen|zoals|nog|plus|zonder|na|elke|elk|dan|voor|waar|wel|niet|hebben|er|minstens|minimaal|ongeveer|om|eigen|goed|vlot|vloeiend|basis)$/iu
const LEVEL = /^(?:goed|goede|vlot|vlotte|vloeiend|basis|basiskennis)$/iu

/** Whether another thing of a row begins at this word: 'per dag | een verzekering', 'onderwijs | goed Nederlands'. */
const beginsThing = (words: readonly string[], at: number): boolean => {
  const [before, word, next] = wordsAround(words, at)
  if (at < 1 || BEFORE_THING.test(before) || isVerb(before)) return false
  if (/^(?:een|gratis)$/iu.test(word)) return at > 2 && !SUBJECT.test(next)
  if (/^\d+$/.test(word)) return at > 2 && /^(?:dagen|verlofdagen|vakantiedagen|weken)$/iu.test(next)
  if (LEVEL.test(word) && properForm(next) !== undefined) return true
  return isAdjective(word) && isAdjective(before) && !/en$/iu.test(before)
}

/** What somebody says before they say something. */
const FIRST_FILLERS =
  /^(?:(?:u+h+m*|e+u?h+m*|ja|nou|ewel|allez|tja|dus|kijk|awel) )+(?=(?:bij|we|wij|dat|het|je|ge|de|hier) )/iu

/** Spoken text with the signs that its writer left out; any other text is given back as it is. */
export const writeSpoken = (typed: string, isList = false): string => {
  if (!isSpoken(typed)) return typed
  const text = typed.replace(FIRST_FILLERS, '')
  const words = wordsOf(SAID_SIGNS.reduce((said, [form, sign]) => said.replace(form, sign), text))
  return words
    .map((word, at) => {
      const isAfterEnd = /[.?]$/.test(words[at - 1] ?? '')
      if (isAfterEnd || at === 0) return word
      if (beginsClause(words, at)) return `\u0000${word}`
      return isList && beginsThing(words, at) ? `\u0001${word}` : word
    })
    .join(' ')
    .replaceAll(' \u0000', '. ')
    .replaceAll(' \u0001', ', ')
    .replace(/(?<=[.?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
}
