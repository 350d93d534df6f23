import { readRole } from '../facts/role.ts'
import { withoutGender } from '../facts/title.ts'
import { isTown } from '../facts/town.ts'
import { withoutMark } from '../lists/marks.ts'
import { writeOut } from './shorthand.ts'
import { titleWithoutRemains } from './site-remains.ts'
import { TERMS } from './title-terms.ts'
import type { Writing } from './writing.ts'

/** A title as it stands above a text, and what else was typed in its field. */
export type TitleParts = { title: string; rest: string[] }

const CALL =
  /^.{0,24}\bgezocht ?: *|^(?:gezocht|gevraagd|vacature|dringend|(?:wij|we) zoeken|(?:wij|we) zijn (?:(?:dringend|per direct|nog|weer) )?op zoek naar|op zoek naar|jij bent (?:onze|de)(?: nieuwe)?|(?:ben|word) jij (?:onze|de|het|die)(?: (?:nieuwe|volgende))?|(?:ben|word) jij(?= een )|met spoed)\b(?: (?:een|jou als))?[\s:!–-]*/i
/** 'We are hiring!', 'Wij zoeken jou!': a call before the job, with what stands around it. */
const CALL_OUT =
  /^[^\p{L}]*(?:we(?: are|['’]re) hiring|(?:wij|we) zoeken (?:jou|je)|kom jij (?:ons team|ons) versterken|vacature alert|join (?:us|our team))(?:[!?:.]+|(?= [^\p{L}\p{N} ]))[^\p{L}]*(?=\p{L})/iu
const CALLED = /\s+(?:gezocht|gevraagd)[!.\s]*$/i
const REGION = /[\s,–-]+((?:[Ii]n |[Vv]oor )?(?:[Dd]e )?(?:[Rr]egio|[Oo]mgeving) \p{Lu}.{1,80})$/u
/** A name behind 'in', 'te' or a comma: a place only when it is that of a town or province. */
const IN_TOWN =
  /[\s,–-]+((?:in|te) ((?:['’]s-)?\p{Lu}[\p{L}'’-]+(?: (?:(?:aan|den|de|het|en|op|bij|van) ){0,2}\p{Lu}[\p{L}'’-]+){0,2}))$/u
const COMMA_TOWN =
  /,\s+((?:['’]s-)?\p{Lu}\p{Ll}[\p{L}'’-]+(?: (?:(?:aan|den|de|het|en|op|bij|van) ){0,2}\p{Lu}[\p{L}'’-]+){0,2})$/u
const PROVINCE =
  /[\s,–-]+((?:in )?(?:Zeeland|Limburg|Utrecht|Noord-Holland|Zuid-Holland|Noord-Brabant|Gelderland|Overijssel|Drenthe|Groningen|Friesland|Flevoland|Antwerpen|Vlaams-Brabant|Oost-Vlaanderen|West-Vlaanderen|Zeeuws-Vlaanderen|Twente|Salland|Achterhoek|Veluwe|Betuwe|Kempen|Waasland|Pajottenland|Haspengouw|Zuid-Limburg|West-Friesland|Westland|Drechtsteden))$/u
/** Whether a name is that of a province. */
export const isProvince = (name: string): boolean => PROVINCE.test(` ${name}`)
/** What stands behind a mark: '|' (also typed '//'), or a dash between spaces. */
const MARK = / ?\| ?| [-–—] /

/** What only calls: it says nothing about the job. */
const URGENT =
  /^(?:dringend|gezocht|gevraagd|met spoed|spoed|vacature|top ?(?:job|baan|salaris|functie)|leuke (?:baan|job)|(?:naar |vrije )?keuze|(?:goed|mooi|prima) salaris|goed betaald)$/i

/** 'Developer medior/senior' is a medior or senior developer. */
const LEVEL_BEHIND = /^(.+?),? ((?:junior|medior|senior)(?: ?(?:\/|of) ?(?:junior|medior|senior))*)$/i
/** The same between brackets: 'Werkvoorbereider (medior/senior) installatie'. */
const LEVEL_ASIDE =
  /^(\p{L}.{3,60}?) [([]((?:junior|medior|senior)(?: ?(?:\/|of|-) ?(?:junior|medior|senior))*)[)\]](.*)$/iu
const smallFirst = (job: string) => job.replace(/^\p{Lu}(?=\p{Ll}{3,}(?: \p{Ll}|$))/u, (letter) => letter.toLowerCase())
const levelFirst = (title: string) =>
  title.replace(LEVEL_BEHIND, (_, job: string, level: string) => `${level.toLowerCase()} ${job}`)

/** What somebody drives, lifts or looks after, typed apart from what they are: 'heftruck chauffeur'. */
const APART =
  /(?<!\p{L})(heftruck|reachtruck|vrachtwagen|bakwagen|touringcar|taxi|bus|tram|kraan|shovel|magazijn|productie|verkoop|winkel|keuken|service|onderhouds|storings|project|ploeg|team|filiaal|groeps|kwaliteits|helpdesk|klantenservice|schoonmaak|receptie|horeca|zorg|thuiszorg|administratie|kwekerij|tuinbouw) (chauffeur|machinist|medewerker|medewerkster|monteur|leider|leidster|manager|verantwoordelijke|begeleider)(?!\p{L})/giu
const ENGLISH_PAIR = /^(?:service|project|team) manager$/i
const joinApart = (title: string) =>
  title.replace(APART, (typed, first: string, second: string) =>
    ENGLISH_PAIR.test(typed) ? typed : `${first}${second.toLowerCase()}`,
  )

const ORDINALS = ['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde']

/** What only titles are written with. */
const SHORT: readonly Writing[] = [
  [/\b1e ?\/ ?2e[ -]?lijns?\b/gi, '1e/2e lijn'],
  [
    /\b([1-6])e (?=leerjaar|kleuterklas|graad\b|(?:monteur|operator|verkoper|medewerker|kok|stuurman|machinist|lasser)\b)/g,
    (_, number) => `${ORDINALS[Number(number)] ?? ''} `,
  ],
  [/\b(?:mdw|medew)\b\.?/gi, 'medewerker'],
  [/\badm\. /gi, 'administratief '],
  [/\b(?:pedag|ped)\. /gi, 'pedagogisch '],
  [/\btechn\. /gi, 'technisch '],
  [/\b1e[ -]?lijns\b/gi, 'eerstelijns'],
  [/\b2e[ -]?lijns\b/gi, 'tweedelijns'],
  [/\bchauf\b\.?/gi, 'chauffeur'],
  [/\bPM(?:['’]|-)?er\b(?=.*(?:kinder|bso|kdv|peuter|opvang))/gi, 'pedagogisch medewerker'],
  [/^service desk(?= |$)/i, 'Servicedesk'],
  // 'QA / kwaliteitsmedewerker' is one job by two names.
  [/\b(\p{Lu}{2,4}) ?\/ ?(?=\p{L}*(medewerker|manager|adviseur|specialist|engineer)\b)/giu, '$1-$2/'],
]

const NO_NAMES: ReadonlySet<string> = new Set()

const tidy = (part: string) =>
  part
    .replace(/^[\s,;:–|-]+|[\s,;:!?@–|-]+$/g, '')
    .replace(/!+/g, '')
    .trim()

const TEAM = /\s+(?:voor (?:in )?|in |binnen )(?:ons|onze) .{1,60}$/i
/** What everybody says of whom they look for. */
const WITH_PRAISE = /\s+met (?:goesting|passie|pit|ambitie|lef|drive|energie|een hart voor .{3,30}|hart voor .{3,30})$/i
/** What any employer has: 'voor de winkel' says nothing of the job. */
const OWN_HOUSE = /\s+(?:voor|in|op) (?:de |het |een )(?:winkel|zaak|vestiging|filiaal|praktijk|locatie|standplaats)$/i
/** 'Emmen en omgeving' at the end: the name before it is that of a place. */
const AROUND = / (?:(?:en|&|\+) (?:omgeving|omstreken|omstr\.?|omg\.?)|e\.?o\.?|e\.?a\.?)$/i

const PARTS_OF_TOWN = ['centrum', 'haven', 'noord', 'oost', 'zuid', 'west']
/** 'Brugge/Kortrijk' at the end. */
const TOWNS_BY_SLASH = /[\s,–-]+(\p{Lu}[\p{L}'’-]+(?: ?\/ ?\p{Lu}[\p{L}'’-]+)+)$/u

/** The title without a name of the form's place at its end: 'Kok Zwolle', 'Kok, Den Haag'. */
const withoutPlace = (title: string, location: string): string => {
  const [name = ''] = /^(?:['’]s-)?\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]+){0,2}/u.exec(location) ?? []
  for (const town of [name, name.split(' ')[0] ?? '']
    .filter(Boolean)
    .flatMap((place) => [...PARTS_OF_TOWN.map((part) => `${place} ${part}`), place])) {
    const end = title.slice(-town.length)
    const before = title.slice(0, -town.length)
    if (town.length > 2 && end.toLowerCase() === town.toLowerCase() && /\p{L}.*[\s,@]$/u.test(before))
      return before.replace(/[\s,@]+(?:in|te)?[\s,@]*$/i, '')
  }
  return title
}

const LEGAL_FORM = / (?:b\.?v\.?|n\.?v\.?|bvba|vof|v\.o\.f\.)$/i

/** The title without the name of who employs at its end: 'Zorgkundige WZC Sint-Anna'. */
const withoutName = (title: string, typedName: string): string => {
  const organisation = title.toLowerCase().includes(typedName.toLowerCase())
    ? typedName
    : typedName.replace(LEGAL_FORM, '')
  if (organisation.length < 5) return title
  const start = title.toLowerCase().lastIndexOf(organisation.toLowerCase())
  const after = title.slice(start + organisation.length)
  const before = title.slice(0, Math.max(start, 0)).replace(/[\s,@–-]+(?:bij|voor|van)?[\s,@–-]*$/i, '')
  return start < 5 || before.length < 4 || /^\p{L}/u.test(after) ? title : `${before}${after}`
}

/** '[VAC-2231] ', 'Ref. 1234: ': a number of the vacancy before the job. */
const REFERENCE =
  /^[[(]?(?:vac|vacature(?:nr|nummer)?|ref(?:erentie)?|job|req|id|nr)\.?[ :#._-]*\d[\w-]*[\])]?[ :|–-]+(?=\p{L})/iu

/** How many are sought: '2x monteur'. */
const COUNT = /^([2-9]|1\d) ?[x×] ?(?=\p{L})/iu

/** The same with the job in the plural: '2 verhuizers'. */
const COUNTED = /^([2-9]|1\d) (\p{L}+(?:er|eur))s(?= |$)/iu

/** What is said of every colleague one looks for, as it can follow 'je bent'. */
const PRAISE: readonly [RegExp, string][] = [
  [/^(?:een )?enthousiaste /i, 'enthousiast'],
  [/^(?:een )?gemotiveerde /i, 'gemotiveerd'],
  [/^(?:een )?gedreven /i, 'gedreven'],
  [/^(?:een )?flexibele /i, 'flexibel'],
]

/** Words that nothing ends with, and what is left before them of what was cut: '0,7 tot'. */
const CUT_OFF = /(?: \d[\d.,]*)? (?:tot|of|en|van|à|met|voor|per|bij|aan|als|t\/m|&|\+)$/i

/** A range is no mark: '18 - 24 uur'. */
const withMarks = (typed: string) =>
  withoutMark(typed)
    .replaceAll(' // ', ' | ')
    .replace(/ (?:gezocht|gevraagd)[!.]+ (?=\p{L})/iu, ' | ')
    .replace(/ @ (?=\p{Lu})/u, ' | ')
    .replaceAll('; ', ' | ')
    .replace(/(\d) [-–] (?=\d)/g, '$1-')

/** Cuts a title to the job it names; what is cut off is given back, so that the text can say it elsewhere. */
export const readTitle = (typed: string, location: string, organisation = ''): TitleParts => {
  const rest: string[] = []
  const put = (part: string) => {
    if (/[\p{L}\p{N}]/u.test(part)) rest.push(tidy(part))
    return ''
  }
  const fullTitle = SHORT.reduce(
    (text, [short, full]) => (typeof full === 'string' ? text.replace(short, full) : text.replace(short, full)),
    withoutGender(writeOut(withMarks(titleWithoutRemains(typed).title))),
  )
  const called = joinApart(fullTitle)
    .replace(REFERENCE, '')
    .replace(COUNT, (_, count: string) => put(`${count} plaatsen`))
    .replace(COUNTED, (_, count: string, job: string) => {
      put(`${count} plaatsen`)
      return job
    })
    .replace(CALL_OUT, '')
    .replace(CALL, '')
    .replace(CALLED, '')
  const unbracketed = called
    .replace(/ ?[([]\s*[)\]]/g, '')
    .replace(
      LEVEL_ASIDE,
      (_, job: string, level: string, behind: string) => `${level.toLowerCase()} ${smallFirst(job)}${behind}`,
    )
    // '(auto), AT': a code behind brackets is left of what was cut.
    .replace(/(?<=[)\]])(?:,| \/) ?(\p{Lu}{1,4})$/u, (_, code: string) => put(code))
    .replace(/ \((of (?:ook )?\p{L}[^()]{2,40})\)$/u, (typedAside, other: string) =>
      readRole(other.replace(/^of (?:ook )?/, ''), NO_NAMES)?.person === true ? ` ${other}` : typedAside,
    )
    .replace(/ [([]([^()[\]]{1,80})[)\]]/g, (_, inside: string) => put(inside))
    .replace(/(?<=\p{L}{3})(?:\((?:st|e|in|ster|se|en|s|n)\)|\*(?:ster|e|in|innen|n|s))(?=\p{L}*)/giu, '')
  const [first = '', ...more] = unbracketed
    .split(MARK)
    .map((part) => tidy(part.replace(CALLED, '')))
    .filter((part) => part !== '')
  more.forEach(put)
  const cutEnds = (text: string) =>
    [REGION, PROVINCE, TERMS, REGION].reduce((title, end) => title.replace(end, (_, part: string) => put(part)), text)
  const placeless = withoutPlace(
    withoutName(first.replace(TEAM, '').replace(AROUND, ''), organisation),
    location,
  ).replace(COMMA_TOWN, (typedEnd, town: string) => (isTown(town) ? put(town) : typedEnd))
  const cutTowns = (text: string) =>
    text.replace(TOWNS_BY_SLASH, (typedEnd, towns: string) =>
      towns.split(/ ?\/ ?/).every(isTown) ? put(towns) : typedEnd,
    )
  const cutTown = (text: string) =>
    cutTowns(text).replace(IN_TOWN, (typedEnd, place: string, town: string) => (isTown(town) ? put(place) : typedEnd))
  const cut = cutTown(cutEnds(withoutPlace(cutEnds(cutTown(placeless)), location)))
  // 'Kok / avonduren / ': what stands behind a slash and is no job.
  const jobs = cut.replace(
    /(?: \/ ?(?:\p{L}*uren|\p{L}*dienst(?:en)?|flexibel|fulltime|parttime|avond(?:en)?|weekend(?:en)?|nacht(?:en)?)?)+$/iu,
    (typedEnd) => {
      typedEnd.split('/').forEach(put)
      return ''
    },
  )
  const bare = PRAISE.reduce(
    (title, [praise, trait]) =>
      title.replace(praise, () => {
        rest.push(trait)
        return ''
      }),
    jobs.replace(WITH_PRAISE, '').replace(OWN_HOUSE, ''),
  )
  const title = levelFirst(
    tidy(
      tidy(bare)
        .replace(/\s+(?:regio|omgeving|omg\.?|standplaats|locatie|vestiging|te|in)$/i, '')
        .replace(CUT_OFF, (end) => (/\d/.test(end) ? put(end) : ''))
        .replace(CALLED, ''),
    ),
  )
    // An English title of two words keeps its space before another name of the job.
    .replace(/(?<=^\S+) \/ (?=\S)|(?<!^\p{Lu}\p{Ll}+ \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?<=\S) \/ (?=\S+$)/gu, '/')
    .replace(
      /^(\p{L}.*) (eerste|tweede)graads$/iu,
      (_, job: string, grade: string) =>
        `${grade}graads ${job.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
    )
    .replace(/ \+ /g, ' en ')
    .replace(
      /(?<=^|^(?:junior|medior|senior) )assistent (?=accountant|manager|bedrijfsleider|filiaalmanager|controller)/i,
      (word, at: number) => `${at === 0 ? 'A' : 'a'}ssistent-`,
    )
    .replace(/(?<=^(?:junior |medior |senior )?[aA]ssistent-)\p{Lu}/u, (letter) => letter.toLowerCase())
  const pieces = rest
    .flatMap((part) => part.split(/, (?!\p{L}{3,6}dag)(?=\p{L})/u))
    .map((part) => (/^\p{Lu}{6,}$/u.test(part) ? part.toLowerCase() : part))
    .filter((part) => part.length > 1 && !URGENT.test(part))
  return title === '' ? { title: typed, rest: [] } : { title, rest: pieces }
}
