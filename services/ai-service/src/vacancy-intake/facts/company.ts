import { isPlace } from '../../cv/person/places.ts'
import { namesJob } from '../../cv/words/job-likeness.ts'
import { isAgencyName } from '../../vacancy-text/facts/agency.ts'
import { titleCaseName } from '../../vacancy-text/language/capitals.ts'
import type { SourceLine } from '../source/source-lines.ts'
import { readHours } from './hours.ts'
import { readPay } from './pay.ts'

const WORD = String.raw`\p{Lu}[\p{L}\p{N}'’.&-]*`
const NAME = `${WORD}(?: (?:(?:van|de|den|der|het|en|&|voor|ter|'t) ){0,2}(?:${WORD}|&)){0,5}`

const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u')

/** What stands before or behind the name of the employer in a sentence; the earlier the surer. */
const SAID: readonly RegExp[] = [
  new RegExp(`\\b(?:[Oo]nze (?:klant|opdrachtgever|relatie)|[Oo]ur client),? (${NAME})`, 'u'),
  new RegExp(`^(${NAME})(?: (?:in|te|uit) ${WORD})? (?:zoekt|is op zoek|is looking)`, 'u'),
  new RegExp(`\\b[Bb]ij (?:de |het )?(${NAME})`, 'u'),
  new RegExp(
    `^(?:[Dd]e |[Hh]et )?(${NAME}) (?:is|bestaat|maakt|levert|bouwt|biedt|builds|ships|beveiligt|ontwerpt|zorgt|verzorgt|produceert|verkoopt|werd|heeft|telt|staat|makes|sells|offers|helps|develops|has|was|runs|ontwikkelt|helpt|verkoopt|bakt|rijdt|verhuurt|adviseert|begeleidt)\\b`,
    'u',
  ),
  new RegExp(`\\bis (${NAME}) (?:de|het|een|dé|hét) `, 'u'),
]
const NO_NAME =
  /^(?:wij|we|je|jij|jouw|onze|ons|ook|als|dit|dat|deze|er|het|de|een|in|op|bij|voor|met|wat|wie|waar|hoe|daarnaast|samen|hbo|mbo|wo|bij goed|iedereen|team|ervaring|diploma|salaris|rijbewijs|the|our|you|a|an|kennis|elke|elk|werken|functie|vacature|hoi|interesse)$/i
/** Says that the text speaks for another than who wrote it. */
const FOR_CLIENT =
  /\b(?:our client|onze (?:klant|opdrachtgever|relatie)|de opdrachtgever|detachering|uitzendbureau|uitzendbasis|via ons uit)\b/i
/** Whether somebody mediates for the employer. */
export const isMediated = (lines: readonly SourceLine[]): boolean => lines.some(({ bare }) => FOR_CLIENT.test(bare))

const AGENT_SAYS = new RegExp(`\\b(?:via|door|bij|[Uu]itzendbureau|[Dd]etacheerder|[Rr]ecruiter) (${NAME})`, 'gu')

const trimmed = (name: string) =>
  name.replace(/(?<![\s.,:;!–-])[\s.,:;!–-]+$/, (end) => (end === '.' && /\b\p{Lu}\.\p{Lu}\.$/u.test(name) ? '.' : ''))

const isName = (name: string) =>
  name.length > 2 &&
  name.length <= 60 &&
  !NO_NAME.test(name.split(' ')[0] ?? '') &&
  !isPlace(name) &&
  !isAgencyName(name)

const inCase = (name: string) =>
  /\p{Ll}/u.test(name) || /^[\p{Lu}\d&.]{1,6}$/u.test(name) ? name : titleCaseName(name.toLowerCase(), true)

export type CompanyReading = { value: string; line: number; quote: string; sure: boolean }
type About = { name: string; line: SourceLine }

/** Names that the text gives to who mediates: 'via Datavonk', 'Uitzendbureau Werkpad'. */
export const agencyNames = (lines: readonly SourceLine[]): ReadonlySet<string> => {
  if (!isMediated(lines)) return new Set()
  return new Set(
    lines.flatMap(({ bare }) =>
      [...bare.slice(0, 400).matchAll(AGENT_SAYS)]
        .filter(([whole]) => /^(?:via|[Uu]itzend|[Dd]etach|[Rr]ecruit)/.test(whole))
        .map(([, name = '']) => trimmed(name).toLowerCase()),
    ),
  )
}

const isFact = (part: string) =>
  isPlace(part.split(',')[0]?.trim() ?? '') ||
  readHours(part) !== null ||
  readPay(part) !== null ||
  /\b(?:regio|mbo|hbo|wo|fwg|schaal|ref|full-?time|part-?time)\b|:/i.test(part)
const NO_NAME_AT_TOP = /^(?:per direct|wat|wie|dit|over|functie|remote|hybrid|thuiswerk)/i

/** A name that stands alone on one of the lines below the title, or beside the place or hours there. */
const nameAtTop = (lines: readonly SourceLine[], titleLine: SourceLine | null): CompanyReading | null => {
  if (titleLine === null) return null
  const at = lines.indexOf(titleLine)
  const near = lines.slice(at, at + 4).filter(({ bare }) => bare !== '' && bare.length < 110)
  for (const line of near) {
    const parts = line.bare.split(/ [-–—|•·] |, (?=\p{Lu})/u)
    const hasFacts = parts.some(isFact)
    for (const part of parts.slice(line === titleLine ? 1 : 0)) {
      const name = part.trim()
      const plain = WHOLE_NAME.test(name) && (name.includes(' ') || (hasFacts && line !== titleLine))
      if (plain && !isFact(name) && isName(name) && !namesJob(name) && !NO_NAME_AT_TOP.test(name))
        return { value: inCase(name), line: line.number, quote: line.text, sure: false }
    }
  }
  return null
}

/**
 * Who the work is for: a name under 'Over …', beside the title, or in a sentence about the employer. Who mediates for a
 * client is never it.
 */
export const readCompany = (
  lines: readonly SourceLine[],
  titleLine: SourceLine | null,
  abouts: readonly About[],
): CompanyReading | null => {
  const agencies = agencyNames(lines)
  const mediated = isMediated(lines)
  const fits = (name: string) => isName(name) && !agencies.has(name.toLowerCase())
  const namesInSentences: CompanyReading[] = []
  for (const pattern of SAID) {
    for (const line of lines) {
      const name = trimmed(pattern.exec(line.bare.slice(0, 300))?.[1] ?? '')
      if (fits(name))
        namesInSentences.push({ value: inCase(name), line: line.number, quote: line.bare.slice(0, 300), sure: false })
    }
    if (mediated && namesInSentences.length > 0) break
  }
  const top = nameAtTop(lines, titleLine)
  const about = mediated ? undefined : abouts.find(({ name }) => fits(trimmed(name)))
  const names = [
    ...(about
      ? [{ value: inCase(trimmed(about.name)), line: about.line.number, quote: about.line.text, sure: true }]
      : []),
    ...(top && fits(top.value) ? [top] : []),
    ...namesInSentences,
  ]
  const [best] = names
  if (best === undefined) return null
  const fuller = names.find(
    ({ value }) => value.length > best.value.length && value.toLowerCase().includes(best.value.toLowerCase()),
  )
  const value = (fuller ?? best).value
  const times = names.filter((other) => value.toLowerCase().includes(other.value.toLowerCase())).length
  return { ...(fuller ?? best), sure: best.sure || times > 1 }
}
