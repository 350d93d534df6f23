/** Headings under which no jobs stand. */
const OTHER_PART =
  /^\W*(?:opleidingen|opleiding(?:en)? (?:en|&) \p{L}+|opleiding|education(?: (?:and|&) \p{L}+)?|studies|diploma['’]?s?|vorming(?:en)?|cursussen|courses|training(?:en|s)?|certificat(?:en|es|ions)|certificering|attesten|talen(?:kennis)?|languages|vaardigheden|competenties|skills|hobby['’]?s?|interesses|interests|software|referenties|references|overig|registraties?|vrije tijd|personalia)\W*$/iu

/** Whether a line is a heading that ends the jobs of a CV. */
export const isPartHeading = (line: string): boolean => line.length < 50 && OTHER_PART.test(line)

const STUDY =
  /(?<!\p{L})(?:bachelor(?:'?s)?|master(?:'?s)?|b\.?sc|m\.?sc|ll\.?[bm]|phd|mba|graduaat|hbo(?:-\p{L}+)?|mbo(?:[- ]?\d)?|pabo|vmbo|havo|vwo|mavo|heao|meao|hts|mts|lts|tso|bso|aso|a[12]|pgce|postgraduaat|secundair onderwijs|7de (?:specialisatie)?jaar|associate degree|gegradueerde|licentiaat|doctoraal|degree in|diploma (?:in|of)|inservice)(?!\p{L})/iu
/** A line of a CV that tells of work, with a study that it was about or for. */
const WORK =
  /(?<!\p{L})(?:stage|stagiair\p{L}*|intern|begeleid\p{L}*|docent|leraar|lerares|teacher|leerlingen|studenten|students|pupils)(?!\p{L})/iu
const LONGEST_STUDY = 140

/** What stands before the degree in a line: the years, a mark. */
const BEFORE_DEGREE = /^[^\p{L}]*(?:(?:diploma|heden|nu)[^\p{L}]+)?/u

/** Whether a line of a CV names a study and its level: 'Bachelor verpleegkunde, VIVES, 2016'. */
export const namesStudy = (line: string): boolean => {
  if (line.length >= LONGEST_STUDY) return false
  const level = STUDY.exec(line.replace(BEFORE_DEGREE, ''))
  return level !== null && (level.index === 0 || !WORK.test(line))
}
