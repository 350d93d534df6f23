import { fold } from '../lexicon/fold.ts'
import type { CvDocument, CvLine } from '@wervio/cv-document'
import { labelled } from '../labels.ts'
import { piecesOf, type LinePiece } from '../pieces.ts'
import { readOn, readOver } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import { offersInOrder, type Trace } from '../trace.ts'

const PROFILE =
  /linkedin(?:\s?\.\s?com)?\s?\/\s?(?:(?:in|pub|profile)\s?\/\s?|(?!(?:company|school|feed|jobs|groups|posts|pulse|learning|showcase|services|sales|talent|recruiter|help|mwlite|legal)\b)(?<=com\s?\/\s?))([\p{L}\p{N}_%.~-]{2,150}(?:\/[\p{N}a-f]{1,4}){0,3})/iu
const HANDLE = /^(?:in\/|@|\/in\/|\/)?[\p{L}\p{N}][\p{L}\p{N}_-]{2,99}\/?$/u
const LONGEST = 2_000
const isAddress = (text: string) => /linkedin\s?(?:\.\s?com|\/\s?in\s?\/)/i.test(text)

/** The stored form of a profile: 'linkedin.com/in/…'. */
export const profileAddress = (slug: string) =>
  `linkedin.com/in/${slug.replace(/(?<![./-])[./-]+$/, '').replace(/^\//, '')}`

/** The account in an address of a LinkedIn profile; null for any other text. */
export const slugOf = (text: string): string | null => PROFILE.exec(text.slice(0, LONGEST))?.[1] ?? null

/** The address on a line, joined to the next one where it was broken at the end of the column. */
const onLine = (lines: readonly LinePiece[], at: number): FieldReading<string> | null => {
  const piece = lines[at]
  if (!piece || piece.kind === 'references') return null
  const next = lines[at + 1]
  const [tail = ''] = next && next.line.region === piece.line.region ? next.text.split(' ', 1) : []
  const slugOfLine = isAddress(piece.text) ? slugOf(piece.text) : null
  const continues = next !== undefined && /^[\p{L}\p{N}_%./-]{1,100}$/u.test(tail)
  if (slugOfLine === null) {
    const joined =
      continues && /(?:linkedin\.?|linkedin\.com\/?|linkedin\.com\/in\/?|\.com\/)$/i.test(piece.text)
        ? slugOf(piece.text + tail)
        : null
    return joined === null || !next ? null : readOver([piece.line, next.line], profileAddress(joined), 0.85)
  }
  const marked = /^\S{1,100} \(linkedin\)$/i.test(next?.text ?? '') && /\S$/.test(piece.text)
  const whole =
    continues && (marked || (tail === next.text && /[-_/]$/.test(piece.text) && !tail.includes('.')))
      ? slugOf(piece.text + tail)
      : null
  if (whole !== null && next) return readOver([piece.line, next.line], profileAddress(whole), 0.85)
  return readOn(piece.line, profileAddress(slugOfLine), PROFILE.exec(piece.text)?.[0] ?? piece.text, 0.98)
}

const inLinks = (document: CvDocument, lines: readonly LinePiece[]): FieldReading<string> | null => {
  const references = new Set(lines.filter(({ kind }) => kind === 'references').map(({ index }) => index))
  const link = document.links.find(
    ({ href, line }) => slugOf(href) !== null && !(line !== null && references.has(line)),
  )
  const slug = link && slugOf(link.href)
  return link && slug
    ? { value: profileAddress(slug), confidence: 0.95, quote: link.href, boxes: link.box ? [link.box] : [] }
    : null
}

/** 'LinkedIn: jandevries', or the name of an account with 'LinkedIn' under it. */
const byLabel = (pieces: readonly LinePiece[]): FieldReading<string> | null => {
  for (const { value, at } of labelled(pieces, /^linked\s?in(?:[- ]?(?:profiel|profile|url|pagina))?\b/iu)) {
    if (at.kind !== 'references' && HANDLE.test(value))
      return readOn(at.line, profileAddress(value.replace(/^(?:in\/|@|\/in\/|\/)/, '')), value, 0.7)
  }
  const at = pieces.findIndex(
    ({ text }, index) => /^linkedin$/i.test(text) && HANDLE.test(pieces[index - 1]?.text ?? ''),
  )
  const above = pieces[at - 1]
  return above && above.kind !== 'references' && above.line.gap >= 0 && isHandleLike(above.text, above.line)
    ? readOn(above.line, profileAddress(above.text), above.text, 0.6)
    : null
}

const LISTED_HANDLE = /^(?:in\/)?[\p{L}\p{N}]+(?:[-\u2010_][\p{L}\p{N}]+)*$/u
const lettersOf = (text: string) => fold(text).replace(/[^a-z]/g, '')

/**
 * The name of an account between contact details, where only an icon says of what: it must repeat the person's name.
 */
export const readHandle = (lines: readonly LinePiece[], name: string | null): FieldReading<string> | null => {
  const words = (name ?? '')
    .split(/[\s-]+/)
    .map(lettersOf)
    .filter((word) => word.length > 2)
  for (const { text, line, kind } of piecesOf(lines)) {
    const shared = words.filter((word) => lettersOf(text).includes(word)).length
    const isPersonal = kind === 'header' || kind === 'personal'
    const marked = isPersonal && text.startsWith('in/')
    if (
      kind === 'references' ||
      text.length > 80 ||
      !LISTED_HANDLE.test(text) ||
      text !== text.toLowerCase() ||
      (!marked && !/[-\u2010]/.test(text))
    )
      continue
    if (marked || (shared > 0 && shared >= (isPersonal ? Math.min(2, words.length) : 2)))
      return readOn(line, profileAddress(text.replace(/^in\//, '').replaceAll('\u2010', '-')), text, 0.6)
  }
  return null
}

const isHandleLike = (text: string, line: CvLine) =>
  line.text.length < 60 && (text === text.toLowerCase() || /\d|-/.test(text))

/** The person's LinkedIn profile as 'linkedin.com/in/…': from the page or a link; a company's page isn't one. */
export const readLinkedin = (
  document: CvDocument,
  lines: readonly LinePiece[],
  trace?: Trace,
): FieldReading<string> | null => {
  const linked = inLinks(document, lines)
  for (let at = 0; at < lines.length; at += 1) {
    const lineReading = onLine(lines, at)
    if (!lineReading) continue
    trace?.offers.set('linkedin', offersInOrder({ 'an address on a line': lineReading, 'a link': linked }))
    return linked && linked.value.toLowerCase().startsWith(lineReading.value.toLowerCase())
      ? { ...lineReading, value: linked.value }
      : lineReading
  }
  const linkedName = linked
    ? null
    : byLabel(piecesOf(lines.filter(({ kind }) => kind !== 'experience' && kind !== 'education')))
  trace?.offers.set('linkedin', offersInOrder({ 'a link': linked, 'an account behind a label': linkedName }))
  return linked ?? linkedName
}
