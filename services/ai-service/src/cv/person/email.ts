import type { CvDocument } from '@wervio/cv-document'
import type { LinePiece } from '../pieces.ts'
import { readOn, readOver } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import type { Trace } from '../trace.ts'
import { nearnessOf } from './nearness.ts'

const LOCAL = "[\\p{L}\\p{N}._%+'-]{1,64}"
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])${LOCAL}@(?:[\\p{L}\\p{N}-]{1,63}\\.){1,6}\\p{L}{2,24}(?![\\p{L}\\p{N}-]|\\.\\p{L})`,
  'gu',
)
const LONGEST = 2_000
const LONGEST_LINE = 200
/** Words such as 'Email' that lost their space: 'Emailjan@voorbeeld.nl' is left alone, 'E-mail:jan@…' is not. */
const WORDED_AT = /\s?[([{<]\s?(?:at|apenstaartje|@)\s?[)\]}>]\s?/gi
const WORDED_DOT = /\s?[([{]\s?(?:dot|punt)\s?[)\]}]\s?/gi
const SPACED_AT = /(?<=[\p{L}\p{N}])\s?@\s?(?=[\p{L}\p{N}-]{1,63}\s?\.)/gu
const END_OF_ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@?[\p{L}\p{N}.-]{0,100}$/u
const START_OF_ADDRESS = /^[\p{L}\p{N}._-]{0,63}@?[\p{L}\p{N}.-]{1,100}$/u

/** 'jan at voorbeeld dot nl', and a space before the ending. */
const SPELLED = /(?<=[\p{L}\p{N}._-]{1,64}) at ([\p{L}\p{N}-]{2,40}) dot (?=\p{L}{2,6}\b)/giu
const SPACED_END = /(?<=@[\p{L}\p{N}.-]{1,60}\.)\s(?=(?:nl|com|be|de|org|net|eu|uk|fr)\b)/giu

const spelledOut = (text: string) =>
  text
    .slice(0, LONGEST)
    .replace(SPELLED, '@$1.')
    .replace(WORDED_AT, '@')
    .replace(WORDED_DOT, '.')
    .replace(SPACED_AT, '@')
    .replace(SPACED_END, '')
const clean = (address: string) => {
  // A word that lost its space: 'jan@voorbeeld.nlLinkedIn'.
  const bare = address.replace(/^[.'-]+/, '').replace(/(\.\p{Ll}{2,6})\p{Lu}\p{L}*$/u, '$1')
  return bare === bare.toUpperCase() ? bare.toLowerCase() : bare
}

type EmailCandidate = { rule: string; read: FieldReading<string>; weight: number }

const onLine = (piece: LinePiece): EmailCandidate[] => {
  if (!/@|[([{]\s?at\s?[)\]}]| at \S{2,40} dot /i.test(piece.text)) return []
  return [...spelledOut(piece.text).matchAll(ADDRESS)].map(([address]) => ({
    rule: 'an address on a line',
    read: readOn(piece.line, clean(address), address, 0.98),
    weight: nearnessOf(piece.kind),
  }))
}

/**
 * An address that was broken: 'jan.devries@' and 'voorbeeld.nl', or 'jan.devries@voorbeeld' and '.nl', over two lines
 * or three.
 */
const overLines = (lines: readonly LinePiece[], at: number): EmailCandidate[] => {
  const [first, second, third] = [lines[at], lines[at + 1], lines[at + 2]]
  if (!first || !second || second.line.region !== first.line.region) return []
  const head = END_OF_ADDRESS.exec(first.text.slice(-LONGEST))?.[0] ?? ''
  if (second.text.length > LONGEST_LINE) return []
  const [middle = ''] = second.text.split(' ', 1)
  const goesOn =
    third &&
    third.line.region === second.line.region &&
    middle === second.text &&
    /@.*[.-]$/.test(middle) &&
    /^[\p{L}\p{N}.-]{2,40}$/u.test(third.text)
  const tail = goesOn ? middle + third.text : middle
  if (!START_OF_ADDRESS.test(tail) || !(head + tail).includes('@')) return []
  const broken =
    /@$|@[^.]*$|@.*[.-]$/.test(head) ||
    (tail.startsWith('@') && head !== '') ||
    (/^\S{2,60}[._-]$/.test(first.text) && tail.includes('@'))
  const [address] = (head + tail).match(ADDRESS) ?? []
  if (!broken || address === undefined || address.length !== head.length + tail.length) return []
  return [
    {
      rule: 'an address broken over lines',
      read: readOver([first.line, second.line, ...(goesOn ? [third.line] : [])], clean(address), 0.85),
      weight: nearnessOf(first.kind) + 0.01,
    },
  ]
}

const inLinks = (document: CvDocument, lines: readonly LinePiece[]): EmailCandidate[] => {
  const kinds = new Map(lines.map(({ index, kind }) => [index, kind]))
  return document.links.flatMap(({ href, line, box }) => {
    if (!/^mailto:/i.test(href)) return []
    const [address] = decoded(href.slice('mailto:'.length, LONGEST)).match(ADDRESS) ?? []
    if (address === undefined) return []
    const kind = (line === null ? undefined : kinds.get(line)) ?? 'header'
    return [
      {
        rule: 'a mailto link',
        read: { value: clean(address), confidence: 0.9, quote: address, boxes: box ? [box] : [] },
        weight: nearnessOf(kind) - 0.02,
      },
    ]
  })
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/** An address that was broken on the page, as its link has it: 'vries@voorbeeld.nl' under 'jan.de'. */
const completed = (candidate: EmailCandidate, document: CvDocument): EmailCandidate => {
  const { value } = candidate.read
  const links = document.links.flatMap(({ href }) =>
    /^mailto:/i.test(href) ? (decoded(href.slice('mailto:'.length, LONGEST)).match(ADDRESS) ?? []) : [],
  )
  const longer = links.find(
    (address) =>
      address.length > value.length &&
      (address.toLowerCase().endsWith(value.toLowerCase()) || address.toLowerCase().startsWith(value.toLowerCase())),
  )
  return longer === undefined ? candidate : { ...candidate, read: { ...candidate.read, value: clean(longer) } }
}

/** The person's e-mail address: from the page, else from a mailto: link; never one that stands under the references. */
export const readEmail = (
  document: CvDocument,
  lines: readonly LinePiece[],
  trace?: Trace,
): FieldReading<string> | null => {
  const candidates = [
    ...lines.flatMap((line, at) => [...overLines(lines, at), ...onLine(line)]),
    ...inLinks(document, lines),
  ].filter(({ weight }) => weight > 0.1)
  const whole = candidates.map((candidate) => completed(candidate, document))
  trace?.offers.set(
    'email',
    whole.map(({ rule, read, weight }) => ({ rule, read, score: weight })),
  )
  const best = whole.reduce<EmailCandidate | null>(
    (most, candidate) => (most === null || candidate.weight > most.weight ? candidate : most),
    null,
  )
  return best && { ...best.read, confidence: best.read.confidence * (best.weight > 0.4 ? 1 : 0.6) }
}
