import { type Section, sectionOf } from '../../persona/source/headings.ts'
import { hasSubject, isStatement, splitSentences } from '../language/sentences.ts'
import { splitCommas, splitOutsideBrackets } from './commas.ts'
import { isMarked, splitInlineMarks, withoutMark } from './marks.ts'

/** A field taken apart: running text, items of a list, or a line that leads a list in. */
export type ListPart =
  | { kind: 'prose'; text: string }
  | { kind: 'items'; items: string[] }
  | { kind: 'lead'; text: string }

/** Parts of an advertisement whose headings may be pasted into the field that they stand above. */
const LISTED: ReadonlySet<Section> = new Set(['tasks', 'hard', 'soft', 'profile', 'offer'])

/** Words that head parts of a form and nothing else, several in a row: 'Functie-omschrijving aanbod:'. */
const ONLY_HEADINGS =
  /^(?:(?:de|het|onze|jouw|je|en|overige|belangrijkste|korte|functie|functie-?omschrijving|functie-?inhoud|functie-?eisen|taken?|takenpakket|taakomschrijving|eisen|wensen|profiel|aanbod|arbeidsvoorwaarden|voorwaarden|voordelen|werkzaamheden|overzicht|omschrijving|samengevat|details)[ /&-]*){2,4}:$/iu

/** Whether words only repeat the heading above a field: 'Wat ga je doen?', 'Wij bieden:'. */
const repeatsHeading = (words: string): boolean => {
  const section = sectionOf(words)
  return (section !== null && LISTED.has(section)) || ONLY_HEADINGS.test(words)
}

const isProse = (line: string) => (splitSentences(line).length > 1 && isStatement(line)) || line.length > 240

/** 'Ben jij het gezicht van onze winkel?': it opens a text and is none of the things that are listed below it. */
const OPENS_WITH_QUESTION =
  /^(?:ben|heb|kun|kan|wil|houd|hou|krijg|werk|vind|zoek|droom|word|weet|sta|voel|durf|zie|geniet) (?:jij|je) .{10,}\?$/i

const words = (text: string) => text.split(' ').length

/** The parts of a line with semicolons when they are a list rather than clauses. */
export const splitSemicolons = (line: string): string[] => {
  const parts = splitOutsideBrackets(
    line.replace(/&[a-z]+;/gi, (entity) => entity.replace(';', '\u0001')),
    ';',
  ).map((part) => part.replaceAll('\u0001', ';'))
  const listed = parts.length > 2 || (parts.length === 2 && parts.every((part) => words(part) < 9 && !hasSubject(part)))
  return listed && !parts.some((part) => splitSentences(part).length > 1) ? parts : []
}

/** Short sentences without a verb are items: 'Laptop. Telefoon van de zaak.' */
export const splitTerse = (line: string): string[] => {
  const sentences = splitSentences(line)
  return sentences.length > 1 && sentences.every((sentence) => words(sentence) < 16 && !isStatement(sentence))
    ? sentences
    : []
}

/** The items of a list typed on one line in any of the ways people do; empty when it is no list. */
export const splitLine = (line: string): string[] =>
  [splitInlineMarks, splitSemicolons, splitTerse, splitCommas]
    .map((split) => split(line))
    .find((items) => items.length > 1) ?? []

const readOneLine = (line: string): ListPart[] => {
  const labelled = /^([^:]{3,40}): (.+)$/.exec(line)
  if (labelled?.[1] && labelled[2] && repeatsHeading(labelled[1])) return readOneLine(labelled[2])
  const items = splitLine(line)
  if (items.length > 1) return [{ kind: 'items', items }]
  const shortClause = !hasSubject(line) && words(line) < 9
  return isStatement(line) && !isMarked(line) && !shortClause
    ? [{ kind: 'prose', text: line }]
    : [{ kind: 'items', items: [line] }]
}

const SMALL = 'de|het|een|van|en|of|met|op|in|aan|voor|bij|te|die|dat|om|naar|als|tot|door|uit|je|ons|onze'
/** Words with which nothing ends, and a comma; words with which no item begins. */
const OPEN_END = new RegExp(`(?:,|\\b(?:${SMALL}))$`, 'i')
const OPEN_START = new RegExp(`^(?:${SMALL}|waar|zodat|maar|omdat|terwijl) `)

/** Lines as mail programs wrap them, in characters; a longer one was broken by who typed it. */
const SHORTEST_WRAPPED = 64
const LONGEST_WRAPPED = 100

/**
 * Whether a line carries on the one before it, as a mail program wraps them. In a list a long item with a small letter
 * below it is two items, unless the break is inside a phrase or a sentence.
 */
const carriesOn = (before: string, line: string, isList: boolean) =>
  before.length > SHORTEST_WRAPPED &&
  /^\p{Ll}/u.test(line) &&
  !/[.!?:;]$/.test(before) &&
  (!isList || (before.length < LONGEST_WRAPPED && hasSubject(before)) || OPEN_END.test(before) || OPEN_START.test(line))

const joinWrapped = (lines: string[], isList: boolean): string[] => {
  const joined: string[] = []
  for (const [index, line] of lines.entries()) {
    if (index > 0 && !isMarked(line) && carriesOn(lines[index - 1] ?? '', line, isList))
      joined[joined.length - 1] += ` ${line}`
    else joined.push(line)
  }
  return joined
}

/** Groups neighbouring items into one list. */
export const gather = (parts: ListPart[]): ListPart[] => {
  const gathered: ListPart[] = []
  for (const part of parts) {
    const last = gathered.at(-1)
    if (part.kind === 'items' && last?.kind === 'items') last.items.push(...part.items)
    else gathered.push(part)
  }
  return gathered
}

export const linesOf = (text: string, isList = false): string[] =>
  joinWrapped(
    text.split('\n').filter((line) => line.trim() !== '' && !(line.endsWith('?') && repeatsHeading(line))),
    isList,
  )

export const readMarkedOrLead = (line: string): ListPart | undefined => {
  if (line.endsWith(':')) return repeatsHeading(line) ? { kind: 'items', items: [] } : { kind: 'lead', text: line }
  if (isMarked(line)) return { kind: 'items', items: [withoutMark(line)] }
  return undefined
}

/** Tasks, skills or benefits: one item a line, or a list typed on one line; running prose stays prose. */
export const readList = (text: string): ListPart[] => {
  const lines = linesOf(text, true)
  if (lines.length === 1) return readOneLine(lines[0] ?? '')
  const marked = lines.filter(isMarked).length
  const running = marked > 1 || (marked === 0 && lines.some(isProse))
  return gather(
    lines.map((line): ListPart => {
      const markedPart = readMarkedOrLead(line)
      if (markedPart) return markedPart
      return isProse(line) ||
        OPENS_WITH_QUESTION.test(line) ||
        (running && isStatement(line) && (marked > 1 || hasSubject(line)))
        ? { kind: 'prose', text: line }
        : { kind: 'items', items: [line] }
    }),
  )
}
