import type { Education } from '@wervio/contracts'
import { fold } from '../words/fold.ts'

/**
 * Levels of education in rising order: 1 is vmbo, 1.5 mbo 1, 2 mbo 2, 2.5 mbo 3, 3 mbo 4, havo and secondary school,
 * 3.5 vwo, 4 associate degree, 5 hbo, 6 wo.
 */
const LEVELS: readonly (readonly [number, RegExp])[] = [
  [
    6,
    /\b(?:wo|universitair\w*|university|universiteit|(?<!scrum[ -])master(?:'?s|diploma|opleiding|niveau|graad|titel)?|m\.?sc|m\.?a|ll\.?m|drs|doctoraal|phd|academi(?:sch|c)\w*|licentiaat|mba)\b/,
  ],
  [
    5,
    /\b(?:hbo|bachelor(?:'?s|diploma|opleiding|niveau|graad|titel)?|b\.?sc|b\.?a|b\.?eng|ll\.?b|hogeschool|a1|hogere opleiding|hts|heao|pabo|hbo-\w+|(?<!associate(?:'?s)? )degree)\b/,
  ],
  [4, /\b(?:associate(?:'?s)? degree|graduaat|hbo5|ad)\b/],
  [3.5, /\b(?:vwo|gymnasium|atheneum)\b/],
  [
    3,
    /\b(?:mbo(?:[- ]?4)?(?![- ]?[123]\b)(?! niveau [123])|niveau 4|mts|meao|havo|secundair|tso|aso|middelbaar|a2|high school|vocational|college diploma|bbl|bol|7de jaar)\b/,
  ],
  [2.5, /\b(?:mbo[- ]?3|niveau 3)\b/],
  [2, /\b(?:mbo[- ]?2|niveau 2|bso|vmbo\+)\b/],
  [1.5, /\b(?:mbo[- ]?1|niveau 1|entreeopleiding)\b/],
  [1, /\b(?:vmbo|lts|mavo|lagere)\b/],
]

/** The lowest level of education that a text asks for; null when it names none. 'mbo/hbo' asks for mbo. */
export const askedLevel = (text: string): number | null => {
  const folded = fold(text)
  const levels = LEVELS.filter(([, pattern]) => pattern.test(folded)).map(([level]) => level)
  return levels.length === 0 ? null : Math.min(...levels)
}

const MBO = 3
const LOWEST_MBO = 1.5
const OF_SCHOOL: Readonly<Record<string, number>> = { vmbo: 1, mbo: 3, havo: 3, vwo: 3.5, hbo: 5, wo: 6 }

/** The level of a school or study of a candidate; null when nothing says it. */
export const levelOfSchool = ({
  level,
  degree,
  institution,
}: Pick<Education, 'level' | 'degree' | 'institution'>): number | null => {
  const folded = fold(degree)
  const namedLevel = LEVELS.find(([, pattern]) => pattern.test(folded))?.[0]
  const stated = level === null ? undefined : OF_SCHOOL[level]
  // The profile knows one 'mbo'; the words of the diploma can say which.
  if (stated === MBO && namedLevel !== undefined && namedLevel < MBO && namedLevel >= LOWEST_MBO) return namedLevel
  if (namedLevel !== undefined || stated !== undefined) return stated ?? namedLevel ?? null
  const school = fold(institution)
  if (/\b(?:universit\w*|university)\b/.test(school)) return 6
  return /\b(?:hogeschool|university of applied)\b/.test(school) ? 5 : null
}

export const levelNames: Readonly<Record<number, string>> = {
  1: 'vmbo',
  1.5: 'mbo 1',
  2: 'mbo 2',
  2.5: 'mbo 3',
  3: 'mbo',
  3.5: 'vwo',
  4: 'associate degree',
  5: 'hbo',
  6: 'universiteit',
}
