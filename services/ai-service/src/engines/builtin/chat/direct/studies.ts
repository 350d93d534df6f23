import type { Unit } from '../../../../chat/context/units.ts'
import { parsePeriod } from '../../../../cv/dates/parse-period.ts'

const EDUCATION = /opleiding|education|studie|diploma/iu
/** Words that say of a study that there is no diploma, or not yet. */
const UNFINISHED =
  /\b(?:niet|nooit|nog te|zonder) (?:helemaal |volledig )?(?:afgerond\w*|afgemaakt|af ?te ronden|voltooid\w*|behaald\w*|gehaald|diploma|af)\b|\b(?:onafgerond|onvoltooid|afgebroken|gestopt|gestaakt|stopgezet|lopend\w*|loopt nog|(?:nog|nu|momenteel) bezig|bezig met|in opleiding|gestart in|begonnen in|eerstejaars|deelcertifica\w*|verwacht\w*|propedeuse|not (?:finished|completed)|unfinished|ongoing|in progress)\b/iu

/** Whether a unit stands among the studies of a candidate. */
export const isStudy = ({ keys, heading, side }: Unit): boolean =>
  side !== 'vacancy' && (EDUCATION.test(keys) || EDUCATION.test(heading))

/** Whether a study was broken off or goes on, in words or by its period. */
export const isUnfinished = ({ text }: Unit): boolean =>
  UNFINISHED.test(text) || parsePeriod(text.slice(0, 400))?.current === true

/** From high to low; a degree of the Netherlands or Flanders. */
const LEVELS: readonly RegExp[] = [
  /\b(?:phd|doctor\w*|gepromoveerd)\b/i,
  /\b(?:wo|master|msc|universit\w*|licentiaat|drs|ir|academisch\w*)\b/i,
  /\b(?:hbo(?:-\w+)?|bachelor|bsc|hogeschool|post-?hbo|professionele bachelor)\b/i,
  /\b(?:graduaat|associate degree|hbo5)\b/i,
  /\b(?:mbo-? ?4|niveau 4|se-?n-?se|zevende jaar)\b/i,
  /\b(?:mbo-? ?3|niveau 3)\b/i,
  /\b(?:mbo|mts|meao|roc|niveau [12])\b/i,
  /\b(?:havo|vwo|gymnasium|atheneum|aso|tso|kso|bso|secundair\w*)\b/i,
  /\b(?:vmbo|mavo|lts)\b/i,
]
/** The place of a study in the levels, 0 for the highest; -1 where it names none. */
export const levelOf = (text: string): number => {
  const level = LEVELS.findIndex((pattern) => pattern.test(text))
  // A school's name says 'hogeschool' of a graduaat too.
  return /\bgraduaat\b/i.test(text) ? 3 : level
}
