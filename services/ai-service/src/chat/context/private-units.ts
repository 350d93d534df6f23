import { fold } from '../people/question/fold.ts'
import type { Reading, Unit } from './units.ts'

/** Fields that hold nothing but a protected trait. */
const PRIVATE_KEYS =
  /geboorte|nationaliteit|burgerlijke staat|geslacht\b|leeftijd|geloof\b|gezinssituatie|birth|nationality|marital|gender\b/
/** Texts in which people speak of themselves, or a recruiter notes what they said. */
const SPOKEN = /gesprek|transcript|notitie|motivatie|samenvatting|interview|notes/
/** What a sentence about somebody's own life says; folded text. The same words about work have other words around them. */
const PRIVATE = new RegExp(
  [
    String.raw`\b(?:ik|we|wij|heeft|hebben|heb|ze|zij|hij) (?:[\w'-]+ ){0,3}(?:kinderen|kindje|kindjes|kind|dochters?|zoons?|zonen|tweeling|baby|gezin)\b(?! (?:begeleid|verzorg|gewerkt))`,
    String.raw`\b(?:mijn|haar|zijn|hun|ons|onze) (?:[\w'-]+ )?(?:kinderen|kindje|kindjes|kind|kids|dochters?|zoons?|zoontje|dochtertje|gezin|man|vrouw|partner|vriend|vriendin|ouders|moeder|vader|huwelijk|scheiding|geloof|ziekte|gezondheid|burn-?out|depressie|behandeling|diagnose|leeftijd)\b`,
    String.raw`\b(?:ik|hij|zij|ze) (?:ben|is|was) (?:[\w'-]+ ){0,3}(?:zwanger|ziek|overspannen|getrouwd|gehuwd|gescheiden|alleenstaand|moslim\w*|katholiek|christen|joods|homo|lesbisch|geboren|autistisch|chronisch)\b`,
    String.raw`\b(?:ik ben|is|ben) (?:van (?:19|20)\d\d|\d\d jaar(?: oud|\W|$)|(?:[\w'-]+ )?\d\d jaar oud)`,
    String.raw`\b(?:zwanger|kinderwens|burn-?out|overspannen|moskee|synagoge|ramadan|vakbond|abvv|aclvb|geboren (?:in|op|te))\b`,
    String.raw`\b(?:naar de kerk|gaat naar de kerk|heb (?:ik )?(?:adhd|autisme|dyslexie|diabetes|epilepsie)|komen uit (?:turkije|marokko|polen|syrie|suriname|oekraine|roemenie|bulgarije))\b`,
  ].join('|'),
)
const AS_WORK =
  /\b(?:ervaring met|werk\w* (?:met|bij|voor|als)|begeleid\w*|zorg voor|client\w*|patient\w*|bewoners|leerlingen|bestuurder|onderhandel\w*)\b/

const isPrivate = ({ side, keys, text }: Unit): boolean => {
  if (side === 'vacancy') return false
  const foldedKeys = fold(keys)
  if (PRIVATE_KEYS.test(foldedKeys)) return true
  const folded = fold(text.slice(0, 600))
  return SPOKEN.test(foldedKeys) && PRIVATE.test(folded) && !AS_WORK.test(folded)
}

/** A context without the sentences that tell what may play no part in a selection: no answer quotes them. */
export const withoutPrivate = (reading: Reading): Reading => {
  const units = reading.units.filter((unit) => !isPrivate(unit))
  return units.length === reading.units.length ? reading : { ...reading, units }
}
