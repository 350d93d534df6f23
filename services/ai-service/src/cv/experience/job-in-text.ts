import type { HeadingPart } from '../entries/parts.ts'
import type { NamedParts } from '../entries/roles.ts'
import { pieceOf, type Row } from '../entries/row.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import { companyLikeness } from './lean.ts'

const FIRST_SENTENCE = /^\p{Lu}[^.:;!?]{2,60}(?=[.:;])/u
const MOST_WORDS = 6

/**
 * The job of an entry that names only a firm: the first words of its text, if they are nothing but a job title: 'Motion
 * designer. Explainers en leaders.'
 */
export const withJobInText = (names: NamedParts, body: readonly Row[]): NamedParts => {
  const [first] = body
  const line = first?.lines[0]
  if (names.what || !names.where || !first || !line || first.period || first.bullet) return names
  const title = FIRST_SENTENCE.exec(line.text.slice(0, 200))?.[0] ?? ''
  const piece = title === '' || title.split(' ').length > MOST_WORDS ? null : pieceOf(line, 0, title.length)
  if (!piece || jobLikeness(title) < 1 || companyLikeness(title) >= jobLikeness(title)) return names
  const what: HeadingPart = { piece, role: null, slot: '1/0' }
  return { ...names, what, confidence: Math.min(names.confidence, 0.6) }
}
