import type { IntakeField, VacancyTextQuote } from '@wervio/contracts'
import type { FactCandidate } from './facts/candidates.ts'
import { readCompany } from './facts/company.ts'
import { factOfLabel, factsOfLine, factsOfPiece } from './facts/read-facts.ts'
import { readTitle } from './facts/title.ts'
import { piecesOf, type Piece } from './source/pieces.ts'
import { placeLines, type PlacedLine } from './source/sections.ts'
import type { SourceLine } from './source/source-lines.ts'
import { fieldOfPiece } from './topics/field-of-piece.ts'
import type { PlacedPiece } from './write-field.ts'

/** What a text says of one thing in few words; the other fields are lists and stories. */
const FACT_FIELDS: ReadonlySet<IntakeField> = new Set(['title', 'salary', 'location', 'hours', 'company', 'sector'])
export const isFactField = (field: IntakeField): boolean => FACT_FIELDS.has(field)

export type Collected = { facts: FactCandidate[]; pieces: PlacedPiece[]; rest: VacancyTextQuote[] }

const quoteOf = (line: SourceLine): VacancyTextQuote => ({ line: line.number, text: line.text })

/** Lines at the top where the employer's name is no heading yet. */
const TOP = 3

/** Under a line that is the employer's name alone stands what they say of themselves. */
function headedByName(placed: PlacedLine[], company: string | null): PlacedLine[] {
  let isHeaded = false
  return placed.map((entry, index): PlacedLine => {
    if (entry.kind === 'heading') isHeaded = false
    else if (index > TOP && company !== null && entry.line.bare === company) {
      isHeaded = true
      return { kind: 'heading', line: entry.line, topic: 'organisation', about: company }
    }
    return entry.kind === 'text' && isHeaded ? { ...entry, topic: 'organisation' } : entry
  })
}

/** The title and the employer, read from the whole text. */
function readNames(lines: readonly SourceLine[], placed: readonly PlacedLine[]) {
  const labels = placed.filter((entry) => entry.kind === 'label')
  const unlabelled = lines.filter((line) => !labels.some((label) => label.line === line && label.field !== 'title'))
  const title = readTitle(unlabelled)
  const abouts = placed.flatMap((entry) =>
    entry.kind === 'heading' && entry.about !== null ? [{ name: entry.about, line: entry.line }] : [],
  )
  const company = readCompany(lines, title?.line ?? null, abouts)
  const facts = labels.map(factOfLabel)
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
  return { facts, title, company: labelled?.value ?? company?.value ?? null }
}

/** Goes through the lines and puts each item and sentence with a field, among the facts, or with the rest. */
export function collect(lines: readonly SourceLine[]): Collected {
  const placed = placeLines(lines)
  const { facts, title, company } = readNames(lines, placed)
  const pieces: PlacedPiece[] = []
  const rest: VacancyTextQuote[] = []

  /** A sentence that gave the title, 'Wij zoeken een kok', is no longer over. */
  const gaveTitle = ({ line, text }: Piece) =>
    line === title?.line && text.toLowerCase().includes(title.value.toLowerCase())
  const place = (piece: Piece) => {
    const read = factsOfPiece(piece)
    facts.push(...read.facts)
    if (read.isAll) return
    const guess = fieldOfPiece(piece, company)
    const quote = { line: piece.line.number, text: piece.text }
    if (guess) pieces.push({ ...guess, quote })
    else if (!gaveTitle(piece)) rest.push(quote)
  }
  const placeText = ({ line, topic, isLater }: PlacedLine & { kind: 'text' }) => {
    const mayHoldFacts = topic === 'free' || (topic === 'facts' && !line.isItem)
    const lineFacts = mayHoldFacts ? factsOfLine(line) : null
    if (lineFacts && lineFacts.facts.length > 0) {
      facts.push(...lineFacts.facts)
      const others =
        line === title?.line ? [] : lineFacts.others.filter((part) => part !== company && /\p{L}{2}/u.test(part))
      for (const text of others) place({ line, text, topic, isLater })
    } else if (line.bare !== company && !(line === title?.line && title.sure))
      for (const piece of piecesOf(line, topic, isLater)) place(piece)
  }

  for (const entry of headedByName(placed, company)) {
    const { line } = entry
    if (entry.kind === 'text') placeText(entry)
    else if (entry.kind === 'label') {
      if (!isFactField(entry.field))
        pieces.push({ field: entry.field, sure: true, quote: { line: line.number, text: line.bare } })
    } else {
      const read = factsOfPiece({ line, text: line.bare, topic: entry.topic, isLater: false })
      facts.push(...read.facts.map((fact) => ({ ...fact, isAll: false })))
      if (entry.topic === 'other' && line !== title?.line) rest.push(quoteOf(line))
    }
  }
  return { facts, pieces, rest }
}
