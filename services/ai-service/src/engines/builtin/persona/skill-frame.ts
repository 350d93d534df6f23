import { lowerFirst, softenItem } from '../../../vacancy-text/language/capitals.ts'
import { writeCutWords } from '../../../vacancy-text/language/cut-words.ts'
import { writeOut } from '../../../vacancy-text/mend/shorthand.ts'
import { isStatement } from '../../../vacancy-text/language/sentences.ts'
import { WISH } from './skills.ts'
import type { TaskFrame } from './task-frame.ts'

const NO_NAMES: ReadonlySet<string> = new Set()
const LONGEST = 90
/** What is no matter of skill: when and where somebody can work, and papers that everybody can ask for. */
const NO_SKILL =
  /\b(?:beschikbaar\w*|bereid\w*|woonachtig|wonen|vog|strafregister|(?:medisch|lichamelijk) (?:goed)?gekeurd|aanwezig|uur|uren|per week|fulltime|parttime|veiligheidsonderzoek|verklaring omtrent)\b|^(?:rijbewijs b(?:e)?|ervaring|werkervaring|diploma|opleiding|basis\p{L}* .*|beetje .*)$/iu
const OWNED =
  /^(?:je |jij |u )?(?:hebt|heb|heeft|beschikt over|bezit|bent in (?:het )?bezit van|in (?:het )?bezit van)(?: al)? (?:een |de |het )?/i
const AMOUNT =
  /^(?:minimaal |min\.? ?|minstens |ten minste |tenminste |ruim )?(?:\d+|een|één|twee|drie|vier|vijf)(?: ?[-–] ?\d+|\+)? ?(?:jaar|jaren|jr\.?|j)\b\.? (?:relevante )?/iu
/** Words that a skill can begin with and that are no name: 'Kennis van Excel' after a colon is 'kennis van Excel'. */
const PLAIN_START =
  /^(?:kennis|ervaring|werkervaring|beheersing|vaardig|vaardigheid|goede?|sterke?|uitstekende?|ruime|aantoonbare|affiniteit|diploma|opleiding|rijbewijs|een|afgeronde?|certificaat|inzicht|gevoel|vloeiend)\b/iu
/** Levels and papers say least about how somebody works, so they are asked about last. */
const PAPER =
  /\b(?:\p{L}*diploma\p{L}*|opleiding|degree|licen[cs]e|mbo|hbo|wo|vmbo|bachelor|master|niveau|niv|rijbewijs|certifica\p{L}+|\p{L}*attest|\p{L}*bevoegdheid|vca|bhv|ehbo|adr|rtgb|code 95)\b/iu

const ASKED = ['Voor deze functie is nodig', 'De vacature vraagt', 'Bij deze functie hoort deze eis'] as const
const WISHED = 'Een pluspunt voor deze functie'

/** 'Je hebt minimaal 3 jaar ervaring met lassen' as 'ervaring met lassen'; null for what is no name of a skill. */
const nameOf = (text: string, english: boolean): string | null => {
  const name = (english ? text : writeOut(writeCutWords(softenItem(text))))
    .replace(WISH, '')
    .replace(OWNED, '')
    .replace(AMOUNT, '')
    .replace(/ (?:is )?(?:noodzakelijk|vereist|nodig|gewenst|verplicht)$/i, '')
    .replace(/(?<![\s.!])[\s.!]+$/, '')
  const isName = name.length > 1 && name.length <= LONGEST && !/[:?!‘’“”]|\. /.test(name)
  return isName && !NO_SKILL.test(name) && !isStatement(name)
    ? PLAIN_START.test(name)
      ? lowerFirst(name, NO_NAMES)
      : name
    : null
}

/** Whether a demand is a level or a paper rather than something somebody does or knows. */
export const isPaper = (text: string): boolean => PAPER.test(text)

/**
 * Sentences about a hard skill for questions, after a colon: right whatever its grammar; English is quoted. Null for
 * what is no skill.
 */
export const skillFrameOf = (text: string, english: boolean): TaskFrame | null => {
  const bare = nameOf(text, english)
  if (bare === null) return null
  const name = english ? `‘${bare}’` : bare
  const use = isPaper(text) ? 'in praktijk bracht wat je daarvoor leerde' : 'dit in je werk nodig had'
  const opening = (turn: number) => `${WISH.test(text) ? WISHED : (ASKED[turn % ASKED.length] ?? WISHED)}: ${name}.`
  return {
    literal: false,
    happened: (did, turn) => `${opening(turn)} Vertel over een keer dat je ${use} en daarbij ${did}.`,
    suppose: (hitch, turn) => `${opening(turn)} Stel: ${hitch}.`,
    statement: opening,
  }
}
