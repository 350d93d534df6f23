/** Headings under which no jobs stand. */
const OTHER_PART =
  /^\W*(?:opleidingen|opleiding(?:en)? (?:en|&) \p{L}+|opleiding|education(?: (?:and|&) \p{L}+)?|studies|(?:school)?diploma['’]?s?|vorming(?:en)?|cursussen|courses|training(?:en|s)?|certificat(?:en|es|ions)|certificering|attesten|talen(?:kennis)?|languages|vaardigheden|competenties|skills|hobby['’]?s?|interesses|interests|software|referenties|references|overige?|scholing|schooling|school|gestudeerd|stud(?:ie|y)|bijscholing(?:en)?|nascholing|papieren|verder|diversen|licen[cs]es|talks|publicat(?:ie|ion)s|registraties?|vrije tijd|personalia|qualifications|kwalificaties|certificates|passen)\W*$/iu

/** Headings under which jobs stand. */
const WORK_PART =
  /^\W*(?:(?:werk|beroeps)?ervaring(?:en)?(?: .{1,20})?|werk(?: .{1,12})?|werkgevers|(?:mijn |beroeps)?loopbaan|carri[eè]re|gewerkt(?: bij| als| .{1,12})?|waar(?: ik (?:dat|dit|nu)? ?(?:doe|deed|werk(?:te)?|gewerkt heb))?|wat ik (?:deed|gedaan heb|tot nu deed)|daarvoor|eerder|daarna|banen|dienstverbanden|praktijk|career(?: history)?|(?:work |professional )?experience|(?:work|employment) history|employment|jobs|where i(?:'ve| have)? worked?|where i work(?: now)?|before that|previously)\W*$/iu
/** The same behind a label in one line: 'Studie: …'. Below a bullet or further in it belongs to a job. */
const OTHER_LABEL =
  /^(?:stud(?:y|ies|ie)|opleiding(?:en)?|education|scholing|school|talen|taal|languages?|talks?|rijbewij\p{L}+|diploma['’]?s?|certifica\p{L}+|hobby['’]?s?|skills|vaardigheden|vorming|bijscholing|nascholing)\s*:\s/iu
const LONGEST_HEADING = 50

/** 'E R V A R I N G' is read as a word. */
const unspaced = (line: string): string => (/^(?:\p{L}\s){3,}\p{L}$/u.test(line) ? line.replaceAll(/\s/gu, '') : line)

/** Whether a line is a heading that ends the jobs of a CV. */
export const isPartHeading = (line: string): boolean =>
  (line.length < LONGEST_HEADING && OTHER_PART.test(unspaced(line))) || OTHER_LABEL.test(line)

/** Whether a line is a heading under which jobs stand. */
export const isWorkHeading = (line: string): boolean => line.length < LONGEST_HEADING && WORK_PART.test(unspaced(line))

const STUDY =
  /(?<!\p{L})(?:bachelor(?:'?s)?|master(?:'?s)?|b\.?sc|m\.?sc|ll\.?[bm]|phd|mba|graduaat|hbo(?:-\p{L}+)?|mbo(?:[- ]?\d)?|niveau [1-4]|mlo|pabo|vmbo|havo|vwo|mavo|heao|meao|hts|mts|lts|tso|bso|aso|a[12]|pgce|postgraduaat|secundair onderwijs|7de (?:specialisatie)?jaar|associate degree|gegradueerde|licentiaat|doctoraal|degree in|diploma (?:in|of)|inservice)(?!\p{L})/iu
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
