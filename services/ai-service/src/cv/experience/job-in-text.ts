import type { HeadingPart } from '../entries/parts.ts'
import type { NamedParts } from '../entries/roles.ts'
import { pieceOf, type Row } from '../entries/row.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import { companyLikeness } from './lean.ts'

const FIRST_SENTENCE = /^\p{Lu}[^.:;!?]{2,60}(?=[.:;])/u
const MOST_WORDS = 6

/**
 * Below a firm without a job, the first words of the text when they are nothing but the title of one: 'Motion designer.
 * Explainers en leaders.'
 */
export function withJobInText(named: NamedParts, body: readonly Row[]): NamedParts {
  const [first] = body
  const line = first?.lines[0]
  if (named.what || !named.where || !first || !line || first.period || first.bullet) return named
  const title = FIRST_SENTENCE.exec(line.text.slice(0, 200))?.[0] ?? ''
  const piece = title === '' || title.split(' ').length > MOST_WORDS ? null : pieceOf(line, 0, title.length)
  if (!piece || jobLikeness(title) < 1 || companyLikeness(title) >= jobLikeness(title)) return named
  const what: HeadingPart = { piece, role: null, slot: '1/0' }
  return { ...named, what, confidence: Math.min(named.confidence, 0.6) }
}
