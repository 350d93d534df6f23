import { capitalFirst, softenLine } from '../../vacancy-text/language/capitals.ts'
import { isTown } from '../../vacancy-text/facts/town.ts'
import { readRole } from '../../vacancy-text/facts/role.ts'
import { splitSentences, withoutEnd } from '../../vacancy-text/language/sentences.ts'
import { groundAgainst } from './exclusions.ts'

const SOUGHT =
  /\b(?:op zoek naar|zoeken(?: wij| we)?|zoekt|word jij|looking for|hiring|seeking|we need)(?: per direct| met spoed| nog)?(?: (?:een|onze|de|an?|our))?(?: nieuwe| new)? ([^.,;:!?()\n–]{3,80})/i
/** 'As an Account Executive you will …', 'Als magazijnier sta je in voor …'. */
const AS_ROLE =
  /(?:^|[.!?]\s)(?:as|als)(?: (?:een|onze|an?|our|the))? ([^.,;:!?()\n–]{3,60}?),? (?:you(?:'ll|’ll)?|(?:ben|ga|sta|werk|zorg|kom|help|bezoek|maak|rijd|heb) (?:je|jij))(?!\p{L})/iu
const AFTER_ROLE =
  / (?:die|voor|met|in|bij|om|op|te|ter|aan|dat|who|to|for|with|at|on|uit|van \d.*|\d+) .*$| (?:\d[\d\s–-]*(?:uur|fte|hours)).*$/i
/** 'Enthousiaste, ervaren kok' is a kok: what they should be like is read elsewhere. */
const PRAISE =
  /^(?:(?:enthousiaste?|ervaren|gedreven|gemotiveerde?|energieke|flexibele|zelfstandige|fulltime|parttime|nieuwe|leuke|ambitieuze|betrokken|enthusiastic|experienced|motivated|new|passionate),? (?:en |and )?)+/i

const isShouted = (title: string) => !/\p{Ll}/u.test(title) && /\p{Lu}{4,}/u.test(title)

/** What a title says about the vacancy rather than the role. */
const BESIDE_ROLE =
  /\s+(?:gezocht\b.*|(?:regio|te) \p{Lu}.*|\p{Lu}[\p{L}-]+ en (?:omgeving|omstreken)|(?:in de )?(?:nacht|avond|weekend|dag)(?:dienst)?|\d\/\d\b.*|\d+ ?%.*|\(?\d+ ?(?:u|uur|uren|fte)\b.*)$/iu

/** '(Senior) adviseur', 'controller [vast]', 'GEZOCHT!! kok': not what stands within a word, as in 'boekhoud(st)er'. */
const NOTE_IN_TITLE = /(?:^|\s+)[([][^()[\]]{0,60}[)\]](?=\s|$)/g
const CALL = /^(?:(?:gezocht|vacature|wanted|urgent)\b[\s:!-]*)+/iu

/** 'Woonbegeleider Almelo' is a woonbegeleider; a shouted name has lost its capital. */
const withoutTown = (title: string, hasLostCapitals: boolean): string => {
  const [, role = '', last = ''] = /^(.{4,}?)[ ,–-]+(\p{L}[\p{L}’'-]{3,})$/u.exec(title) ?? []
  return isTown(last) || (hasLostCapitals && isTown(capitalFirst(last))) ? role : title
}

const core = (title: string): string => {
  const bare = title
    .replace(/[*_#]/g, '')
    .replace(CALL, '')
    .replace(NOTE_IN_TITLE, ' ')
    .trim()
    .replace(PRAISE, '')
    .replace(BESIDE_ROLE, '')
    .trim()
  return withoutTown(isShouted(bare) ? softenLine(bare, new Set()) : bare, isShouted(bare))
}

const titleIn = (line: string): string | null => {
  const sought = (SOUGHT.exec(line) ?? AS_ROLE.exec(line))?.[1]?.replace(AFTER_ROLE, '')
  return sought && sought.split(' ').length <= 6 ? sought : null
}

const roleOf = (title: string | null) => {
  const bare = core(title ?? '')
  return bare !== '' && groundAgainst(bare) === null ? readRole(bare, new Set()) : null
}

/** How a role is named without personal grounds: 'De ideale wijkverpleegkundige'; never the name of a person. */
export const idealOf = (title: string | null): string => {
  const role = roleOf(title)
  if (role === null) return 'De ideale kandidaat'
  return role.person ? `De ideale ${role.name}` : `De ideale kandidaat voor ${role.name}`
}

/** What stands after 'als': 'wijkverpleegkundige'; null where the title names no person. */
export const personOf = (title: string | null): string | null => {
  const role = roleOf(title)
  return role?.person ? role.name : null
}

/** The person that a line asks for: 'Wij zoeken een kok' is 'kok'; null when it asks for nobody. */
export const soughtTitle = (line: string): string | null => {
  const title = titleIn(line.slice(0, 600))
  return title !== null && readRole(core(title), new Set())?.person ? title : null
}

/**
 * The title of a vacancy without one under a heading: a short first line, or what 'wij zoeken een …' names; null when
 * neither is there.
 */
export const findTitle = (lines: readonly string[]): string | null => {
  const [line = ''] = lines.filter(Boolean)
  const first = withoutEnd(splitSentences(line.slice(0, 200))[0] ?? '')
  const words = first.split(' ').length
  const short = words <= 8 && first.length <= 90 && !/[.!?:]$/.test(first)
  if (short && !SOUGHT.test(first) && readRole(core(first), new Set())?.person) return first
  for (const text of lines.slice(0, 60)) {
    const title = soughtTitle(text)
    if (title !== null) return title
  }
  return short && words <= 5 && /\p{L}{3}/u.test(first) && !SOUGHT.test(first) ? first : null
}
