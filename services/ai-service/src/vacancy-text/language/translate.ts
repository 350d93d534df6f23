import { STUDIES, WORK_FIELDS } from './english-fields.ts'
import { LANGUAGE, languageOf } from './english-languages.ts'
import { TRAITS } from './english-traits.ts'
import { deedOf, glossEnglish } from './gloss.ts'

/** Words of items that are Dutch too. */
const DUTCH_TOO: ReadonlySet<string> = new Set(['kind', 'patient', 'finance'])

/** Only names, joined as English does: 'Go or Rust'. */
const NAMES = /^\p{Lu}[\p{L}\d.+#/-]*(?:(?: |, | or | and )\p{Lu}[\p{L}\d.+#/-]*)*$/u
const joinedNames = (words: string): string | null =>
  NAMES.test(words) ? words.replace(/ or /g, ' of ').replace(/ and /g, ' en ') : null

/** What one knows or has done, in Dutch: names, or words that are all known. */
const subjectOf = (words: string): string | null =>
  joinedNames(words) ?? (deedOf(words) === null ? glossEnglish(words) : null)

const studies = (words: string): string | null => {
  const parts = words.toLowerCase().split(/ ?\/ ?| or |, /)
  const names = parts.map((part) => STUDIES[part.trim()])
  return names.every((name) => name !== undefined) ? names.join(' of ') : null
}

const inOrWith = (subject: string) => (Object.hasOwn(WORK_FIELDS, subject.toLowerCase()) ? 'in' : 'met')

const SHIFTS: Record<string, string> = {
  night: 'nachtdiensten',
  weekend: 'weekenddiensten',
  day: 'dagdiensten',
  evening: 'avonddiensten',
}

/** Skills that one is strong in, by their first letters. */
const SKILLS: Record<string, string> = {
  analy: 'analytisch',
  comme: 'commercieel',
  techn: 'technisch',
  organ: 'organisatorisch',
  socia: 'sociaal',
}

/** 'hulp vragen' as it follows 'om': 'hulp te vragen'. */
const toInfinitive = (deed: string | null): string => (deed ?? '').replace(/(\S+)$/, (verb) => `te ${verb}`)

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
  [
    new RegExp(
      `^(excellent|strong|very good|good|fluent|basic) (?:command|knowledge|understanding) of (?:the )?${LANGUAGE}(?:(?: and | & |, ?|/)${LANGUAGE})?(?: languages?)?$`,
      'i',
    ),
    (level, one, other = '') =>
      `${/excellent|strong|very/i.test(level) ? 'uitstekende' : /basic/i.test(level) ? 'basis' : 'goede'} ${/basic/i.test(level) ? 'kennis' : 'beheersing'} van het ${languageOf(one)}${other === '' ? '' : ` en ${languageOf(other)}`}`.replace(
        'basis kennis',
        'basiskennis',
      ),
  ],
  [/^(?:able|ability) to (?:stay|remain|keep) calm (?:under pressure)?$/, () => 'rustig blijven onder druk'],
  [/^(?:an )?eye for detail$/, () => 'oog voor detail'],
  [/^(?:a )?hands-on (?:mentality|attitude|approach)$/, () => 'hands-on mentaliteit'],
  [/^(?:a )?team player$/, () => 'teamspeler'],
  [/^(\d{1,3})% (?:staff |employee )?discount(?: on (?:our |all )?products)?$/, (part) => `${part}% personeelskorting`],
  [/^free meals?(?: during (?:your |the )?shifts?)?$/, () => 'gratis maaltijden tijdens je dienst'],
  [/^free parking$/, () => 'gratis parkeren'],
  [/^laptop and (?:second )?(?:screen|monitor)(?: for your home office)?$/, () => 'laptop en tweede scherm voor thuis'],
  [/^(?:year-?end|end-of-year|annual) bonus$/, () => 'eindejaarsbonus'],
  [/^(?:thirteenth|13th) month$/, () => 'dertiende maand'],
  [
    /^(?:travel|commuting) (?:allowance|expenses|costs|reimbursement) of (€ ?[\d.,]+) per (?:km|kilometre|kilometer)$/,
    (sum) => `reiskostenvergoeding van ${sum} per km`,
  ],
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
    /^(at least |minimum(?: of)? |min\.? )?(\d+)(\+)? (?:years?|yrs?)(?:['’])?(?: of)?(?: (?:relevant|work(?:ing)?|professional|hands-on))? experience(?: (?:with|in|using))?(?: (.+))?$/,
    (least, years, plus, subject) => {
      const names = subject === '' ? '' : (WORK_FIELDS[subject.toLowerCase()] ?? subjectOf(subject))
      if (names === null) return null
      return `${plus === '' && least === '' ? '' : 'minimaal '}${years} jaar ervaring${names === '' ? '' : ` ${inOrWith(subject)} ${names}`}`
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
  [
    /^(?:some |relevant |hands-on |solid |proven )?experience (?:with|in|using) (.+)$/,
    (subject) => subjectOf(subject) && `ervaring met ${subjectOf(subject)}`,
  ],
  [
    /^(?:good |basic |solid |strong |some )?(?:working )?knowledge of (.+)$/,
    (subject) => subjectOf(subject) && `kennis van ${subjectOf(subject)}`,
  ],
  [
    /^(?:at least |minimum(?: of)? |min\.? )?(\d+)(\+)? (?:years?|yrs?) (in|as) (.+)$/,
    (years, plus, as, subject) => {
      const field = WORK_FIELDS[subject.toLowerCase()] ?? (/^[a-z]+$/.test(subject) ? subject : subjectOf(subject))
      return field && `${plus === '' ? '' : 'minimaal '}${years} jaar ervaring ${as === 'as' ? 'als' : 'in'} ${field}`
    },
  ],
  [
    /^(.+?) certifi(?:cate|cation) (?:is )?(?:an? )?(?:plus|pre|bonus|preferred|pluspunt)$/,
    (subject) => joinedNames(subject) && `certificaat ${joinedNames(subject)} is een pluspunt`,
  ],
  [
    /^(.+?) certifi(?:cate|cation)(?: (?:is )?(?:required|a must))?$/,
    (subject) => joinedNames(subject) && `certificaat ${joinedNames(subject)}`,
  ],
  [/^(.+) is an? (?:plus|pre|bonus)$/, (subject) => subjectOf(subject) && `${subjectOf(subject)} is een pluspunt`],
  [/^(.+) is (?:required|a must)$/, (subject) => subjectOf(subject) && `${subjectOf(subject)} is vereist`],
  // 'Terraform or Bicep': the small word is only English.
  [/^([A-Z]\S*(?: [A-Z]\S*)* or [A-Z]\S*(?: [A-Z]\S*)*)$/, (names) => joinedNames(names)],
  [
    new RegExp(
      `^(?:good|strong|excellent|great|clear) communicati(?:on|ve) skills(?:,? (?:both )?(?:in )?${LANGUAGE}(?:(?: and | & |/)${LANGUAGE})?)?$`,
      'iu',
    ),
    (one, other) =>
      one === ''
        ? 'communicatief sterk'
        : `communicatief sterk in het ${languageOf(one)}${other === '' ? '' : ` en ${languageOf(other)}`}`,
  ],
  [
    /^(?:good|strong|excellent|great) (analytical|commercial|technical|organi[sz]ational|social) (?:and (analytical|commercial|technical|organi[sz]ational|social) )?skills$/,
    (one, other) =>
      [one, other]
        .filter(Boolean)
        .map((skill) => SKILLS[skill.toLowerCase().slice(0, 5)])
        .join(' en ') + ' sterk',
  ],
  [
    /^(?:you are |you're )?not afraid (?:to|of) (.+)$/,
    (deed) => deedOf(deed) && `niet bang om ${toInfinitive(deedOf(deed))}`,
  ],
  [/^(?:you are |you're )?(?:able|willing|ready) to (.+)$/, (deed) => deedOf(deed) && `je kunt ${deedOf(deed)}`],
  [/^you (?:can|will) (.+)$/, (deed) => deedOf(deed) && `je kunt ${deedOf(deed)}`],
  [/^(?:you )?(?:like|love|enjoy)s?(?: to)? (.+)$/, (deed) => deedOf(deed) && `je houdt van ${deedOf(deed)}`],
  [
    /^(?:you are|you're) (?:a |an )?([a-z-]+(?: [a-z-]+)?)(?:,? and (?:(?:you are|you're) )?(?:a |an )?([a-z-]+(?: [a-z-]+)?))?$/,
    (one, other) => {
      const traits = [one, other].filter((trait) => trait !== '').map((trait) => TRAITS[trait.toLowerCase()])
      return traits.includes(undefined) ? null : `je bent ${traits.join(' en ')}`
    },
  ],
  [
    /^you take (?:ownership|responsibility|initiative)(?: and (?:(?:you )?are |you're )([a-z-]+))?$/,
    (trait) => {
      const dutch = trait === '' ? '' : TRAITS[trait.toLowerCase()]
      return dutch === undefined ? null : `je neemt verantwoordelijkheid${dutch === '' ? '' : ` en bent ${dutch}`}`
    },
  ],
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
