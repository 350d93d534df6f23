/** Of one subject, in questions; folded text, with Flemish pronouns and verbs in their standard form. */
export type PersonalWords = {
  /** Of nothing but the person, whatever else the question names. */
  phrases: readonly string[]
  /** Of the person, unless the question is about work. */
  words: readonly string[]
  /** Beside such a word the question needs one of these … */
  beside?: string
  /** … and none of these. */
  unless?: string
}

export const JE = '(?:je|jij|u|jullie)'
export const JOUW = '(?:je|jouw|uw|jullie)'
/** A few words, unless they lead to what is known or to others. */
const A_FEW_WORDS =
  "(?: (?!(?:ervaring|affiniteit|kennis|verstand|kinderen|mensen|ouderen|jongeren|volwassenen|iemand) )[\\w'-]+){0,4}?"
/** Verb and subject of a question about somebody. */
export const BEN_JE = `(?:ben|bent|was|waren|zijn|word|wordt) ${JE}${A_FEW_WORDS}`
export const HEB_JE = `(?:heb|hebt|had|hadden|hebben) ${JE}${A_FEW_WORDS}`
