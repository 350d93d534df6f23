import type { IntakeField, VacancyTextQuote } from '@wervio/contracts'
import type { FactCandidate } from './facts/candidates.ts'
import { isMediated, readCompany } from './facts/company.ts'
import { isClientLabel, isMediatorLabel } from './facts/labels.ts'
import { factOfLabel, factsOfLine, factsOfPiece } from './facts/read-facts.ts'
import { readTitle } from './facts/title.ts'
import { piecesOf, type Piece } from './source/pieces.ts'
import { placeLines, type PlacedLine } from './source/sections.ts'
import type { SourceLine } from './source/source-lines.ts'
import { topicOf } from './topics/read-heading.ts'
import type { Topic } from './topics/topic.ts'
import { fieldOfPiece } from './topics/field-of-piece.ts'
import type { PlacedPiece } from './write-field.ts'

/** What a text says of one thing in few words; the other fields are lists and stories. */
const FACT_FIELDS: ReadonlySet<IntakeField> = new Set([
  'title',
  'salary',
  'location',
  'hours',
  'company',
  'client',
  'sector',
])
export const isFactField = (field: IntakeField): boolean => FACT_FIELDS.has(field)

export type Collected = { facts: FactCandidate[]; pieces: PlacedPiece[]; rest: VacancyTextQuote[] }

const quoteOf = (line: SourceLine): VacancyTextQuote => ({ line: line.number, text: line.text })

/** Lines at the top where the employer's name is no heading yet. */
const TOP = 3

/** Under a line that is the employer's name alone stands what they say of themselves. */
const headedByName = (placed: PlacedLine[], company: string | null): PlacedLine[] => {
  let isHeaded = false
  return placed.map((entry, index): PlacedLine => {
    if (index > TOP && company !== null && entry.line.bare === company) {
      isHeaded = true
      return { kind: 'heading', line: entry.line, topic: 'organisation', about: company }
    }
    if (entry.kind === 'heading') isHeaded = false
    return entry.kind === 'text' && isHeaded ? { ...entry, topic: 'organisation' } : entry
  })
}

/** 'Over Personeelspunt' in a text for a client is about who mediates; nothing under it is for the form. */
const withoutAgency = (placed: PlacedLine[], company: string | null): PlacedLine[] => {
  const isEmployer = (name: string) =>
    company !== null &&
    (company.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(company.toLowerCase()))
  let isAgency = false
  return placed.map((entry) => {
    if (entry.kind === 'heading') isAgency = entry.about !== null && !isEmployer(entry.about)
    return isAgency && entry.kind !== 'label' ? { ...entry, topic: 'agency' as const } : entry
  })
}

/** The title and the employer, read from the whole text. */
const readNames = (lines: readonly SourceLine[], placed: readonly PlacedLine[]) => {
  const labels = placed.filter((entry) => entry.kind === 'label')
  const unlabelled = lines.filter((line) => !labels.some((label) => label.line === line && label.field !== 'title'))
  const title = readTitle(unlabelled)
  const abouts = placed.flatMap((entry) =>
    entry.kind === 'heading' && entry.about !== null ? [{ name: entry.about, line: entry.line }] : [],
  )
  const company = readCompany(lines, title?.line ?? null, abouts)
  const isMediatedByLabel = labels.some(({ line }) => isMediatorLabel(line.bare))
  const facts = labels.map((label) =>
    factOfLabel(isMediatedByLabel && isClientLabel(label.line.bare) ? { ...label, field: 'client' } : label),
  )
  if (title)
    facts.push({
      field: 'title',
      value: title.value,
      rank: title.sure ? 'line' : 'aside',
      quote: quoteOf(title.line),
      isAll: title.sure,
    })
  if (company)
    facts.push({
      field: 'company',
      value: company.value,
      rank: company.sure ? 'line' : 'aside',
      quote: { line: company.line, text: company.quote },
      isAll: false,
    })
  const labelled = facts.find(({ field, rank }) => field === 'company' && rank === 'label')
  const client = facts.find(({ field }) => field === 'client')
  return { facts, title, company: client?.value ?? labelled?.value ?? company?.value ?? null }
}

const INLINE_HEADING = /^(\p{L}[^:]{2,30}): (\S.*)$/u
const HEADS_WORDS: ReadonlySet<Topic> = new Set([
  'tasks',
  'profile',
  'hard',
  'soft',
  'offer',
  'team',
  'culture',
  'mission',
])

/** 'Eisen: rijbewijs B' stands under a heading of its own. */
const underItsHeading = (piece: Piece): Piece => {
  const [, head = '', words = ''] = INLINE_HEADING.exec(piece.text) ?? []
  const topic = head === '' || piece.topic === 'apply' ? null : topicOf(head)
  return topic !== null && HEADS_WORDS.has(topic) ? { ...piece, topic, text: words } : piece
}

/** Goes through the lines and puts each item and sentence with a field, among the facts, or with the rest. */
export const collect = (lines: readonly SourceLine[]): Collected => {
  const placed = placeLines(lines)
  const { facts, title, company } = readNames(lines, placed)
  const pieces: PlacedPiece[] = []
  const rest: VacancyTextQuote[] = []

  /** A sentence that gave the title, 'Wij zoeken een kok', is no longer over. */
  const gaveTitle = ({ line, text }: Piece) =>
    line === title?.line && text.toLowerCase().includes(title.value.toLowerCase())
  /** Facts on a line that is something else: a title, a heading. */
  const mention = (line: SourceLine) =>
    facts.push(
      ...factsOfPiece({ line, text: line.bare.slice(0, 400) }).facts.map((fact) => ({ ...fact, isAll: false })),
    )
  const place = (wholePiece: Piece) => {
    const piece = underItsHeading(wholePiece)
    const read = factsOfPiece(piece)
    facts.push(...read.facts)
    if (read.isAll) return
    const guess = fieldOfPiece(piece, company)
    const quote = { line: piece.line.number, text: wholePiece.text }
    if (guess) pieces.push({ field: guess.field, sure: guess.sure && !piece.isGuessed, words: piece.text, quote })
    else if (!gaveTitle(piece)) rest.push(quote)
  }
  const placeText = (entry: PlacedLine & { kind: 'text' }) => {
    const { line, topic } = entry
    const mayHoldFacts = topic === 'free' || (topic === 'facts' && !line.isItem)
    const lineFacts = mayHoldFacts ? factsOfLine(line) : null
    if (lineFacts && lineFacts.facts.length > 0) {
      facts.push(...lineFacts.facts)
      const others =
        line === title?.line ? [] : lineFacts.others.filter((part) => part !== company && /\p{L}{2}/u.test(part))
      for (const text of others) place({ ...entry, text })
    } else if (line.bare !== company && !(line === title?.line && title.sure))
      for (const piece of piecesOf(entry)) place(piece)
  }

  if (title) mention(title.line)
  const namedLines = headedByName(placed, company)
  for (const entry of isMediated(lines) ? withoutAgency(namedLines, company) : namedLines) {
    const { line } = entry
    if (entry.kind === 'text') placeText(entry)
    else if (entry.kind === 'label') {
      if (!isFactField(entry.field))
        pieces.push({
          field: entry.field,
          sure: true,
          words: entry.isHeading ? entry.value : line.bare,
          quote: { line: line.number, text: line.bare },
        })
    } else {
      mention(line)
      if (entry.topic === 'other' && line !== title?.line) rest.push(quoteOf(line))
    }
  }
  return { facts, pieces, rest }
}
