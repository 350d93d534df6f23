import type { EducationLevel } from '@wervio/contracts'

const levels: readonly (readonly [EducationLevel, RegExp])[] = [
  ['vmbo', /\b(?:vmbo|mavo|lbo|lts|leao|lhno|vbo|mulo|ulo)\b/],
  ['havo', /\bhavo\b/],
  ['vwo', /\b(?:vwo|gymnasium|atheneum|abitur|hbs)\b/],
  ['mbo', /\b(?:mbo|mts|meao|mds|mlo|roc|bbl|bol|niveau [1-4])\b/],
  [
    'hbo',
    /\b(?:hbo|heao|hts|pabo|hogeschool|associate degree|university of applied sciences|fachhochschule|avans|fontys|saxion|inholland|windesheim|hanze)\b/,
  ],
  [
    'wo',
    /\b(?:wo|universiteit|university|universitat|universite|universidad|universidade|universita|uniwersytet|ph ?d|doctoraat|doctoraal|promotie|drs|master of science|master of arts|msc|ll ?m|tu delft|tu eindhoven)\b/,
  ],
]

const fold = (text: string) =>
  text
    .slice(0, 400)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[-–/()]/g, ' ')

/** The Dutch level of an education, by its degree or else by its school; null when neither names one. */
export function levelOf(degree: string, institution: string): EducationLevel | null {
  for (const text of [fold(degree), fold(institution)]) {
    const level = levels.find(([, words]) => words.test(text))?.[0]
    if (level) return level
  }
  return null
}
