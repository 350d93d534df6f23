import { wordingRules } from '../../cv/sensitive/wording-rules.ts'

const CONTACT = /@|https?:|www\.|(?<![\d-])(?:\+|00|0)\d(?:[ ().-]?\d){7,}|\b\d{4} ?[A-Z]{2}\b(?! \p{Ll})/u
/** Words for a man or a woman, and for a place in a family. */
const GENDER =
  /(?<!\p{L})(?:hij|zij(?= (?:is|was|heeft|had|werkt|kan|wil|zoekt)(?!\p{L}))|hem|mevrouw|mevr|dhr|meneer|man|vrouw|mannelijk|vrouwelijk|moeder|vader|mama|papa|dochter|zoon|echtgeno(?:ot|te)|he|she|his|him|hers|mrs|ms|mr|woman|male|female|mother|father|husband|wife)(?!\p{L})/iu
const AGE = /(?<!\p{L})(?:[1-7]\d[- ]?jarige?|[1-7]\d (?:jaar|jr|years?) (?:oud|old|jong)|leeftijd|age)(?!\p{L})/iu

/**
 * Whether a text tells who somebody is: how to reach them, a man or a woman, their age, or what the CV reader calls
 * sensitive.
 */
export const tellsWho = (text: string): boolean =>
  CONTACT.test(text) ||
  GENDER.test(text) ||
  AGE.test(text) ||
  wordingRules.some(({ wording, onlyInDetails }) => !onlyInDetails && text.search(wording) >= 0)
