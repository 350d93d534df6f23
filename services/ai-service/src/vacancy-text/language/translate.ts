import { glossEnglish } from './gloss.ts'

const LANGUAGES: Record<string, string> = {
  dutch: 'Nederlands',
  english: 'Engels',
  german: 'Duits',
  french: 'Frans',
  spanish: 'Spaans',
  polish: 'Pools',
}
const LANGUAGE = '(Dutch|English|German|French|Spanish|Polish)'
/** The Dutch name of a language by its English one; another word as it is. */
export const languageOf = (word: string) => LANGUAGES[word.toLowerCase()] ?? word

const STUDIES: Record<string, string> = {
  'electrical engineering': 'elektrotechniek',
  'mechanical engineering': 'werktuigbouwkunde',
  'civil engineering': 'civiele techniek',
  mechatronics: 'mechatronica',
  'computer science': 'informatica',
  informatics: 'informatica',
  'business administration': 'bedrijfskunde',
  economics: 'economie',
  finance: 'finance',
  accounting: 'accountancy',
  law: 'rechten',
  logistics: 'logistiek',
  nursing: 'verpleegkunde',
}
/** What people are like; a Dutch item can read the same as one of those marked `DUTCH_TOO`. */
const TRAITS: Record<string, string> = {
  proactive: 'proactief',
  flexible: 'flexibel',
  communicative: 'communicatief',
  commercial: 'commercieel',
  independent: 'zelfstandig',
  'able to work independently': 'zelfstandig kunnen werken',
  analytical: 'analytisch',
  creative: 'creatief',
  curious: 'nieuwsgierig',
  pragmatic: 'pragmatisch',
  kind: 'vriendelijk',
  friendly: 'vriendelijk',
  patient: 'geduldig',
  reliable: 'betrouwbaar',
  accurate: 'nauwkeurig',
  precise: 'precies',
  enthusiastic: 'enthousiast',
  motivated: 'gemotiveerd',
  ambitious: 'ambitieus',
  structured: 'gestructureerd',
  informal: 'informeel',
  'stress resistant': 'stressbestendig',
  'service-oriented': 'servicegericht',
  'customer-oriented': 'klantgericht',
  'customer-focused': 'klantgericht',
  'result-oriented': 'resultaatgericht',
  'results-driven': 'resultaatgericht',
  'detail-oriented': 'nauwkeurig',
  'solution-oriented': 'oplossingsgericht',
  'problem solver': 'oplossingsgericht',
  'eager to learn': 'leergierig',
  'team player': 'teamspeler',
  'self starter': 'initiatiefrijk',
  'self-starter': 'initiatiefrijk',
  'fast learner': 'leert snel',
  'quick learner': 'leert snel',
  'no 9-to-5 mentality': 'geen 9-tot-5-mentaliteit',
  'no 9 to 5 mentality': 'geen 9-tot-5-mentaliteit',
  'can-do mentality': 'aanpakker',
  'can do mentality': 'aanpakker',
  'good communication skills': 'communicatief sterk',
  'strong communication skills': 'communicatief sterk',
  'excellent communication skills': 'communicatief sterk',
  'sense of humor': 'gevoel voor humor',
  'sense of humour': 'gevoel voor humor',
  'hard worker': 'harde werker',
  'good listener': 'goede luisteraar',
  'good communicator': 'communicatief sterk',
}
const DUTCH_TOO: ReadonlySet<string> = new Set(['kind', 'patient', 'finance'])

/** Only names, joined as English does: 'Go or Rust'. */
const NAMES = /^\p{Lu}[\p{L}\d.+#/-]*(?:(?: |, | or | and )\p{Lu}[\p{L}\d.+#/-]*)*$/u
const joinedNames = (words: string): string | null =>
  NAMES.test(words) ? words.replace(/ or /g, ' of ').replace(/ and /g, ' en ') : null

const studies = (words: string): string | null => {
  const parts = words.toLowerCase().split(/ ?\/ ?| or |, /)
  const names = parts.map((part) => STUDIES[part.trim()])
  return names.every((name) => name !== undefined) ? names.join(' of ') : null
}

/** Fields of work that one has experience in. */
const WORK_FIELDS: Record<string, string> = {
  sales: 'sales',
  marketing: 'marketing',
  logistics: 'de logistiek',
  construction: 'de bouw',
  hospitality: 'de horeca',
  retail: 'de detailhandel',
  healthcare: 'de zorg',
  'customer service': 'de klantenservice',
  finance: 'finance',
  'a similar role': 'een vergelijkbare functie',
  'a similar position': 'een vergelijkbare functie',
}
const inOrWith = (subject: string) => (Object.hasOwn(WORK_FIELDS, subject.toLowerCase()) ? 'in' : 'met')

const SHIFTS: Record<string, string> = {
  night: 'nachtdiensten',
  weekend: 'weekenddiensten',
  day: 'dagdiensten',
  evening: 'avonddiensten',
}

type Rule = readonly [RegExp, (...groups: string[]) => string | null]

const WRITTEN: readonly Rule[] = [
  [
    new RegExp(`^${LANGUAGE}(?: and | & | \\+ |, ?|/)${LANGUAGE} fluent(?:ly)?$`, 'i'),
    (one, other) => `vloeiend ${languageOf(one)} en ${languageOf(other)}`,
  ],
  [new RegExp(`^${LANGUAGE} or ${LANGUAGE}$`, 'i'), (one, other) => `${languageOf(one)} of ${languageOf(other)}`],
  [
    new RegExp(`^${LANGUAGE} (?:=|is) (?:an? )?(?:pre|plus|pluspunt|bonus)$`, 'i'),
    (language) => `${languageOf(language)} is een pre`,
  ],
  [
    /^(\d+) (?:paid )?(?:days off|vacation days|holidays|days (?:of )?(?:holiday|vacation|annual leave))$/,
    (days) => `${days} vakantiedagen`,
  ],
  [/^(\d+) (?:vacation|holiday|leave) ?days$/, (days) => `${days} vakantiedagen`],
  [/^company car$/, () => 'auto van de zaak'],
  [/^company car after (\d+) years?$/, (years) => `auto van de zaak na ${years} jaar`],
  [/^hybrid(?: work(?:ing)?)?$/, () => 'hybride werken'],
  [
    /^hybrid(?: work(?:ing)?)?(?:,|:| -) ?(\d) days? (?:per week |a week )?(?:from|at) home$/,
    (days) => `hybride werken: ${days} ${days === '1' ? 'dag' : 'dagen'} thuis`,
  ],
  [
    /^(\d) days? (?:per week |a week )?(?:working )?from home$/,
    (days) => `${days} ${days === '1' ? 'dag' : 'dagen'} thuis werken`,
  ],
  [/^pension (\d{1,3}\/\d{1,3})$/, (parts) => `pensioen ${parts}`],
  [/^pension ?(?:plan|scheme)?$/, () => 'pensioenregeling'],
  [/^travel (?:allowance|expenses|reimbursement)$/, () => 'reiskostenvergoeding'],
  [/^(?:training|learning|education|development) budget$/, () => 'opleidingsbudget'],
  [
    /^(?:training|learning|education|development) budget of (€ ?[\d.,]+)$/,
    (amount) => `opleidingsbudget van ${amount.replace(',', '.')}`,
  ],
  [/^(\d+)% holiday (?:allowance|pay)$/, (part) => `${part}% vakantiegeld`],
  [/^permanent contract$/, () => 'vast contract'],
  [/^flexible (?:working )?hours$/, () => 'flexibele werktijden'],
  [/^health insurance$/, () => 'zorgverzekering'],
  [/^(?:free )?lunch(?: provided| included)?$/, () => 'lunch'],
  [/^laptop and phone$/, () => 'laptop en telefoon'],
  [/^(night|weekend|day|evening) shifts?$/, (part) => SHIFTS[part.toLowerCase()] ?? null],
  [/^shift work$/, () => 'ploegendienst'],
  [/^own (?:car|transport(?:ation)?)$/, () => 'eigen vervoer'],
  [/^forklift (?:licen[sc]e|certificate)$/, () => 'heftruckcertificaat'],
  [/^stock options$/, () => 'aandelenopties'],
  [/^(?:gym|sports) membership$/, () => 'sportabonnement'],
  [/^(?:mobile|company) phone$/, () => 'telefoon van de zaak'],
  [/^training at (.+)$/, (place) => (NAMES.test(place) ? `training bij ${place}` : null)],
  [
    /^(\d+)(\+)? (?:years?|yrs?)(?:['’])?(?: of)?(?: work(?:ing)?)? experience(?: (?:with|in|using))?(?: (.+))?$/,
    (years, plus, subject) => {
      const names = subject === '' ? '' : (WORK_FIELDS[subject.toLowerCase()] ?? joinedNames(subject))
      if (names === null) return null
      return `${plus === '' ? '' : 'minimaal '}${years} jaar ervaring${names === '' ? '' : ` ${inOrWith(subject)} ${names}`}`
    },
  ],
  [
    /^(\d+) ?(?:-|–|to) ?(\d+) years?(?:['’])?(?: of)?(?: work(?:ing)?)? experience(?: (?:with|in|using))?(?: (.+))?$/,
    (from, to, subject) => {
      const names = subject === '' ? '' : (WORK_FIELDS[subject.toLowerCase()] ?? joinedNames(subject))
      return names === null
        ? null
        : `${from} tot ${to} jaar ervaring${names === '' ? '' : ` ${inOrWith(subject)} ${names}`}`
    },
  ],
  [/^experience (?:with|in|using) (.+)$/, (subject) => joinedNames(subject) && `ervaring met ${joinedNames(subject)}`],
  [/^knowledge of (.+)$/, (subject) => joinedNames(subject) && `kennis van ${joinedNames(subject)}`],
  [/^(.+) is an? (?:plus|pre|bonus)$/, (subject) => joinedNames(subject) && `${joinedNames(subject)} is een pluspunt`],
  [/^driv(?:ing|er['’]?s) licen[sc]e(?: ([A-E]{1,2}))?$/, (kind) => `rijbewijs ${kind}`.trim()],
  [/^(bachelor|master)(?:['’]?s)? degree$/, (level) => `${level.toLowerCase()}diploma`],
  [new RegExp(`^${LANGUAGE}[ -]speaking$`, 'i'), (language) => `${languageOf(language)} spreken`],
  [/^bachelor(?:['’]?s)?(?: degree)?(?: in)? (.+)$/, (study) => studies(study) && `bachelor ${studies(study)}`],
  [/^master(?:['’]?s)?(?: degree)?(?: in)? (.+)$/, (study) => studies(study) && `master ${studies(study)}`],
  [new RegExp(`^fluent (?:in )?${LANGUAGE}$`, 'i'), (language) => `vloeiend ${languageOf(language)}`],
  [
    new RegExp(`^fluent (?:in )?${LANGUAGE}(?: and | & | \\+ |, ?|/)${LANGUAGE}$`, 'i'),
    (one, other) => `vloeiend ${languageOf(one)} en ${languageOf(other)}`,
  ],
  [
    new RegExp(`^good (?:command|knowledge) of ${LANGUAGE}$`, 'i'),
    (language) => `goede beheersing van het ${languageOf(language)}`,
  ],
]
/** Whatever their capitals; the names inside keep theirs. */
const RULES = WRITTEN.map(([pattern, write]): Rule => [new RegExp(pattern.source, 'iu'), write])

const byRules = (item: string): string | null => {
  for (const [pattern, write] of RULES) {
    const match = pattern.exec(item)
    if (match) return write(...match.slice(1).map((group) => group ?? ''))
  }
  return TRAITS[item.toLowerCase()] ?? glossEnglish(item)
}

const bare = (item: string) => item.replace(/(?<![.;,!])[.;,!]+$/, '').trim()

/**
 * The items of a list in Dutch where every word is known; the others stay as they were typed. A word that is Dutch too
 * ('kind') is taken for English only beside another one.
 */
export const translateItems = (items: readonly string[]): string[] => {
  const translated = items.map((item) => byRules(bare(item)))
  const isEnglish = items.some((item, index) => translated[index] !== null && !DUTCH_TOO.has(bare(item).toLowerCase()))
  return items.map((item, index) => (isEnglish ? (translated[index] ?? item) : item))
}

/** A fact of one line with its English words of pay and hours in Dutch: 'gross per month'. */
export const translateFact = (fact: string): string =>
  fact
    .replace(/\bgross\b/gi, 'bruto')
    .replace(/(?<=\w) ?\/ ?(month|year|hour)\b/gi, ' per $1')
    .replace(/\bper month\b|\bmonthly\b|\ba month\b/gi, 'per maand')
    .replace(/\bper year\b|\bper annum\b|\ba year\b/gi, 'per jaar')
    .replace(/\bper hour\b|\ban hour\b/gi, 'per uur')
    .replace(/\b(?:hours|hrs)(?: per week| a week)\b/gi, 'uur per week')
    .replace(/\b(\d+) (?:hours|hrs)\b/gi, '$1 uur')
    .replace(/(\d) possible\b/gi, '$1 mogelijk')
    .replace(/\bnegotiable\b/gi, 'bespreekbaar')
    .replace(/\bbase(?: salary| pay| wage)?\b(?= ?(?:of |van |: ?)?(?:€|\d))/gi, 'basis')
    .replace(/(?<=\+ ?)(?:company |lease ?)?car\b/gi, 'auto van de zaak')
    .replace(
      /\b(\d) days? (?:a|per) week\b/gi,
      (_, days: string) => `${days} ${days === '1' ? 'dag' : 'dagen'} per week`,
    )
    .replace(/\b(?:home[- ]based|from home)\b/gi, 'vanuit huis')
    .replace(/\bto be (?:discussed|agreed|negotiated)\b/gi, 'in overleg')
    .replace(/\bflexible\b/gi, 'flexibel')
    .replace(/\b(\d{2})h\b/g, '$1 uur')
    .replace(/\bearly ?(?:\/|,) ?late ?(?:\/|,|and) ?night shifts\b/gi, 'vroege, late en nachtdiensten')
    .replace(/\bearly (?:and|\/) late shifts\b/gi, 'vroege en late diensten')
    .replace(/(?<=, )[a-z ]{6,40}$/, (clause) => glossEnglish(clause) ?? clause)
