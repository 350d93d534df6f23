import type { RequirementKind } from '@wervio/contracts'
import { skillsInText } from '../../cv/skills/skills-in-text.ts'
import { cutText } from '../cut-text.ts'
import { termsOf } from '../words/terms.ts'
import { askedLevel } from './education-levels.ts'
import { languageLevelIn, languagesIn } from './languages.ts'
import { languagesWithLevel } from './language-demands.ts'
import { categoriesIn, namesLicence } from './licences.ts'

/** A requirement as a piece of a vacancy gives it. */
export type Detected = { kind: RequirementKind; label: string }

const LANGUAGE_WORDS =
  /taal|talen|beheers|spreek|spreekt|schrift|vloeiend|kennis van (?:het )?(?:neder|eng|dui|fra)|fluent|proficien|languages?|niveau|[ABC][12]\b|native|notie|goed|good|uitstekend/i
/** 'Nederlands arbeidsrecht' and 'Dutch labour law' speak of a country, not of its language. */
const COUNTRY_ADJECTIVE =
  /(?<!\p{L})(?:nederlandse|engelse|duitse|franse|spaanse|italiaanse|poolse|portugese|turkse|chinese)\s(?!taal|talen|en\s|of\s|spreek|schrij|woord)\p{L}+|(?<!\p{L})(?:nederlands|duits|frans|dutch|german|french|spanish|italian|english)\s(?:\p{L}+\s)?(?:\p{L}*(?:recht|wetgeving|wet)|law|laws|legislation|tax(?:es|ation)?|payroll|market|markets|customers|clients|gaap|accounting|regulations?)(?!\p{L})/giu
const EDUCATION_WORDS =
  /\b(?:diploma|opleiding|opgeleid|afgestudeerd|degree|b\.?sc?\.?|m\.?sc?\.?|ph\.?d\.?|education|graduat\w*|bachelor\w*|master\w*|mbo|hbo|wo|universitair\w*|hogeschool|denkniveau|niveau [1-4]|secundair|graduaat|tso|bso|vmbo|academi\w+|studierichting|studies)\b/i
/** Certificates, registrations and cards; the words behind one belong to it. */
const CERTIFICATE =
  /(?<![\p{L}\d])(?:BIG(?:[- ](?:geregistreerd|registratie|nummer))?|SKJ(?:[- ]?registratie)?|(?:B-)?VCA(?:[- ]?(?:VOL|basis|B(?!\p{L})))?|VOG|VOL-VCA|NEN ?3140|code 95|(?:digitale )?(?:chauffeurs|tachograaf)kaart|bestuurderskaart|ADR|BHV|EHBO|HACCP|BKR|heftruckcertificaat|heftruckattest|reachtruckcertificaat|hoogwerkercertificaat|PRINCE2(?: (?:foundation|practitioner))?|ITIL|PMP|PSM ?I*|CSM|RA-titel|AA-titel|RC-titel|registeraccountant|registercontroller|ISTQB|CISSP|CCNA|Wft\p{L}*|visum van verpleegkundige|BA[45]|RIZIV\p{L}*|lesbevoegdheid|onderwijsbevoegdheid|(?:eerste|tweede)graads ?\p{L}*|pedagogisch bekwaam\p{L}*|Social[e]? Hygi[eë]ne|F-gassen|STEK|stagebevoegd\p{L}*|beëdigd|IPMA[- ]?\w?|Green Belt|Black Belt|attest \p{L}+(?: (?:en|of|\/) \p{L}{4,20}truck)?|[\p{L}-]{3,30}(?:certifica(?:at|ten)|attest)(?: categorie \S{1,3})?|SVH[- ]\p{L}+|artikel 3|VCU|FELASA\p{L}*|taxipas|beveiligingspas|stralingsdeskundig\p{L}*|valpreventie|asbestcertificaat|DTA|DAV|CPA|CFA|ACCA|CIMA|CIPD|SHRM(?:-S?CP)?|PHR|SPHR|CDL(?: class [AB])?|BLS|ACLS|CPR|QTS|DBS(?: check)?|NMC(?: registration| pin)?|OSHA ?\d*|CompTIA \p{L}+\+?)(?![\p{L}\d])/giu
const EXPERIENCE = /(?<!\p{L})(?:werkervaring|ervaring|experience|ervaren|experienced)(?!\p{L})/iu
const YEARS =
  /(?<![\d.,])(\d{1,2})\s*\+?\s*(?:(?:[-–/]|tot|à|to)\s*\d{1,2}\s*)?(?:\+\s*)?(?:jaar|jaren|jr|years?|yrs?)/iu
const WRITTEN_YEARS: Readonly<Record<string, number>> = {
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  tien: 10,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  several: 2,
  enkele: 2,
  'een paar': 2,
}
const IN_WORDS =
  /(?<!\p{L})(een paar|één|een|twee|drie|vier|vijf|zes|zeven|acht|tien|one|two|three|four|five|several|enkele)\s+(?:jaar|jaren|years?)/iu

const YEARS_OF =
  /(?<!\p{L})(?:years?|jaar)\s(?:of|in|as|als|met|with|bij|gewerkt|worked|werkzaam|actief|relevant\p{L}*)(?!\p{L})/iu

/** Years that a text asks for; null when it names none. */
export const yearsIn = (text: string): number | null => {
  const digits = YEARS.exec(text)?.[1]
  if (digits !== undefined) return Number(digits)
  const word = IN_WORDS.exec(text)?.[1]?.toLowerCase()
  return word === undefined ? null : (WRITTEN_YEARS[word] ?? null)
}

/** What isn't asked: 'geen ervaring nodig'. */
const NOT_ASKED =
  /(?<!\p{L})(?:geen|niet|no|not)\s(?:\p{L}+\s){0,2}(?:nodig|vereist|required|necessary|verplicht|must|noodzakelijk)/iu

const OPENING =
  /^(?:[-–•*\s]*)(?:(?:je|jij|u|you|wij|we)\s(?:hebt|heeft|heb|bent|ben|beschikt(?:\sover)?|bezit|kunt|kan|kent|have|are|vragen|verwachten|zoeken)\s|(?:in het )?bezit van\s|beschikken over\s|beschikking over\s|een\s|minimaal een\s|bij voorkeur\s)+/iu

/** A label as a recruiter would write it in a list. */
export const labelOf = (text: string): string => {
  const bare = text
    .replace(OPENING, '')
    .replace(/(?<![\s.;,:!])[\s.;,:!]+$/u, '')
    .trim()
  const label = bare === '' ? text.trim() : bare
  return cutText(`${label.charAt(0).toUpperCase()}${label.slice(1)}`, 200)
}

const weight = (text: string) => termsOf(text).reduce((sum, term) => sum + term.weight, 0)

/** Text that says something besides what was already taken from it. */
const REMAINDER_WEIGHT = 0.9

/** Characters of a demand that is about one thing. */
const SHORT_DEMAND = 40
/** A word as well as an abbreviation: 'big data' asks for no registration. */
const isWord = (certificate: string): boolean => /^big$/i.test(certificate) && certificate !== 'BIG'
const BETWEEN_ALTERNATIVES = /(?<!\p{L})(?:of|or|en\/of|and\/or)(?!\p{L})|\//iu

/** Certificates that a text names; 'BA4 of BA5' is one requirement, with a choice. */
const certificatesIn = (text: string): string[] => {
  const matches = [...text.matchAll(CERTIFICATE)].filter(([certificate]) => !isWord(certificate))
  const labels: string[] = []
  let end = 0
  for (const { 0: certificate, index } of matches) {
    const last = labels.at(-1)
    if (labels.includes(certificate)) continue
    if (last !== undefined && BETWEEN_ALTERNATIVES.test(text.slice(end, index)))
      labels[labels.length - 1] = `${last} of ${certificate}`
    else labels.push(certificate)
    end = index + certificate.length
  }
  return labels
}

const BRACKETS = /\([^()]{0,300}\)/gu

/** Why something is asked: 'eigen vervoer, want het bedrijf is moeilijk bereikbaar', 'rijbewijs B ivm wachtdienst'. */
const REASON = /,?\s(?:want|omdat|aangezien|because|ivm|i\.v\.m\.|in verband met|vanwege|wegens)\s[^;]*$/iu

/** The text without what it says isn't asked: 'rijbewijs B (eigen auto niet nodig)', 'geen ervaring nodig'. */
const askedPart = (text: string): string =>
  text
    .replace(REASON, '')
    .replace(BRACKETS, (part) => (NOT_ASKED.test(part) ? ' ' : part))
    .split(/(?<=[,;])/u)
    .filter((clause) => !NOT_ASKED.test(clause))
    .join('')
    .replace(/(?<![\s,;])[\s,;]+$/u, '')

/** 'F-gassencertificaat of bereid dat te halen' asks for nothing else. */
const OR_WILLING =
  /(?:,|(?<!\p{L})(?:of|or|en|and))?\s*(?:bereid\p{L}*|willing\p{L}*|de wil)\s[^,;]{0,40}(?:halen|behalen|volgen|doen|get|obtain|acquire)\b/giu
const IN_POSSESSION = /(?:(?:je|u) bent )?(?:in het )?bezit(?: van)?(?!\p{L})[\s.]*/giu
/** Words around a certificate that ask for nothing themselves. */
const ONLY_FRAME =
  /^(?:(?:je|hebt|beschikt|over|you|have|certifications?|certificates?|certified|registratie|registration|geregistreerd|licen[cs]ed?|preferred|required|vereist|verplicht|gewenst|desired|wanted|attest|diploma|is|zijn|een|a|an|plus|pr[eé]|pluspunt|voordeel|troef|meerwaarde|advantage|must|candidate|active|current|geldige?|valid|titel)(?:\W+|$))+$/iu

/** What is left of a demand beside what was taken from it, without brackets and without a loose 'en' at either end. */
const remainderOf = (rest: string): string =>
  rest
    .replace(BRACKETS, ' ')
    .replace(OR_WILLING, ' ')
    .replace(IN_POSSESSION, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s|[,;&/+]|(?:en|and|of|or|met|with)(?=\s))+/iu, '')
    .replace(/(?:\s|[,;&/+]|(?<=\s)(?:en|and|of|or))+$/iu, '')
    .replace(ONLY_FRAME, '')

/** Pieces of a demand that may be about different things; 'werk- en denkniveau' is one. */
const PIECES = /[,;]|(?<!-)\s(?:en|and|plus|met|with)\s/iu

/** The field of a study that is asked for beside it: 'mbo 4 techniek, richting koeltechniek'. */
const FIELD_OF_STUDY = /^\s*(?:(?:studie)?richting|afstudeerrichting|specialisatie|major)\s/iu

/** Of the pieces of a demand those that name a skill, without what `isTaken` already says. */
const skillPieces = (text: string, isTaken: (piece: string) => boolean): string =>
  text
    .split(PIECES)
    .filter((piece) => !isTaken(piece) && !FIELD_OF_STUDY.test(piece) && skillsInText(piece).length > 0)
    .join(', ')

const asksEducation = (text: string): boolean =>
  EDUCATION_WORDS.test(text) && (askedLevel(text) !== null || /diploma|opleiding|degree/i.test(text))

const ASKS_ANEW = /ervaring|kennis|beheers|experience|knowledge|vaardig|rijbewijs/iu
const MOST_WORDS = 4

/** A study without the fields it may be in: 'bachelor vastgoed, bouwkunde of rechten' asks for no skill. */
const withoutAlternatives = (text: string): string => {
  const pieces = text.replace(BRACKETS, ' ').split(/[,;]/u)
  const from = pieces.findIndex(asksEducation)
  const length = pieces.slice(from + 1).findIndex((piece) => BETWEEN_ALTERNATIVES.test(piece)) + 1
  const fields = pieces.slice(from + 1, from + 1 + length)
  const areFields = fields.every((piece) => !ASKS_ANEW.test(piece) && piece.trim().split(/\s+/u).length <= MOST_WORDS)
  return areFields ? pieces.filter((_, at) => at <= from || at > from + length).join(', ') : pieces.join(', ')
}

/** The education that a demand for years in a job asks for as well. */
const educationBeside = (text: string): string | null =>
  text.split(PIECES).find((piece) => asksEducation(piece) && !EXPERIENCE.test(piece) && yearsIn(piece) === null) ?? null

/** The requirements in a demand of a vacancy: what is of a kind of its own, and the rest as a skill. */
export const detectDemands = (whole: string): Detected[] => {
  const text = askedPart(whole)
  if (text.trim() === '') return []
  const demands: Detected[] = []
  let rest = text
  const take = (pattern: RegExp) => {
    rest = rest.replace(pattern, ' ')
  }
  if (namesLicence(text)) {
    demands.push({ kind: 'licence', label: `Rijbewijs ${categoriesIn(text).join(' of ')}` })
    take(
      /(?:\p{L}+\s)?(?:rijbewijs|driving licen[cs]e|driver['’]?s? licen[cs]e)(?:\s(?:AM|T|[A-E]{1,2}\d?\+?E?|en|of|\/)(?!\p{L})){0,4}/giu,
    )
  }
  const languages = languagesIn(text.replace(COUNTRY_ADJECTIVE, ' '))
  if (
    languages.length > 0 &&
    (LANGUAGE_WORDS.test(text) ||
      (languageLevelIn(text) !== null && text.length < SHORT_DEMAND) ||
      weight(text) <= languages.length + 0.6)
  ) {
    for (const label of languagesWithLevel(text.replace(COUNTRY_ADJECTIVE, ' ')))
      demands.push({ kind: 'language', label })
    if (!EXPERIENCE.test(text) && !EDUCATION_WORDS.test(text))
      rest = skillPieces(text, (piece) => languagesIn(piece).length > 0)
  }
  const certificates = certificatesIn(text)
  for (const certificate of certificates) {
    demands.push({ kind: 'certificate', label: labelOf(certificate) })
    take(CERTIFICATE)
  }
  const years = yearsIn(text)
  if (years !== null && (EXPERIENCE.test(text) || YEARS_OF.test(text))) {
    const education = educationBeside(text)
    if (education !== null) demands.push({ kind: 'education', label: labelOf(education) })
    const experience = education === null ? text : remainderOf(text.replace(education, ' '))
    demands.push({ kind: 'experience', label: labelOf(experience) })
    rest = ''
  } else if (asksEducation(text) && (askedLevel(text) !== null || certificates.length === 0)) {
    demands.push({ kind: 'education', label: labelOf(text) })
    rest = skillPieces(withoutAlternatives(text), asksEducation)
  } else if (
    /^\W*(?:\p{L}+\s){0,3}(?:werk)?ervaring\s(?:als|in een (?:soortgelijke|vergelijkbare|gelijkaardige))/iu.test(
      text,
    ) ||
    /similar (?:role|position)|soortgelijke functie|gelijkaardige functie|vergelijkbare functie/i.test(text)
  ) {
    demands.push({ kind: 'experience', label: labelOf(text) })
    rest = ''
  }
  const remainder = demands.length === 0 ? rest : remainderOf(rest)
  if (weight(remainder) >= REMAINDER_WEIGHT)
    demands.push({ kind: 'skill', label: labelOf(demands.length === 0 ? text : remainder) })
  return demands
}

/** In running text only what is of a kind of its own, and skills that are skills anywhere. */
export const detectInText = (text: string): Detected[] => {
  const certificates = certificatesIn(text)
  return [
    ...detectDemands(text).filter(({ kind }) => kind !== 'skill'),
    ...skillsInText(text)
      .filter((skill) => !certificates.includes(skill))
      .map((skill) => ({ kind: 'skill' as const, label: skill })),
  ]
}
