import { countryOf, isAmericanState, isRegion } from '../person/countries.ts'
import { isPlace } from '../person/places.ts'
import { isAddress, startOfTown } from './addresses.ts'
import { pieceOf, type RowPiece } from './row.ts'
import { legalFormPattern } from '../words/legal-forms.ts'

const SEPARATOR = /\s*[|•·;\t]\s*|\s+[–—‑-]\s+|\s[–—]|[–—]\s|\s*@\s?(?=\p{L})|\s+\/\/\s+|\s{2,}/gu

const LONGEST = 300

const cutPiece = (piece: RowPiece, cuts: readonly (readonly [number, number])[]): readonly RowPiece[] => {
  const ends = [...cuts.map(([start]) => start), piece.text.length]
  const starts = [0, ...cuts.map(([, end]) => end)]
  return starts.flatMap((start, index) => {
    const part = pieceOf(piece.line, piece.from + start, piece.from + (ends[index] ?? start))
    return part ? [{ ...part, bold: piece.bold, italic: piece.italic }] : []
  })
}

/** True for a position inside brackets. */
const isBracketed = (text: string, at: number) => text.lastIndexOf('(', at) > text.lastIndexOf(')', at)

/** Cuts a line where bold or italic begins or ends: '**Kok** De Eik'. */
export const cutAtStyles = (piece: RowPiece): readonly RowPiece[] => {
  const { line } = piece
  const parts: { from: number; to: number; bold: boolean; italic: boolean }[] = []
  let at = 0
  for (const span of line.spans) {
    const start = line.text.indexOf(span.text.trim(), at)
    if (start < 0) return [piece]
    const last = parts.at(-1)
    const to = start + span.text.trim().length
    if (span.text.trim() === '') continue
    if (last && last.bold === span.bold && last.italic === span.italic) last.to = to
    else parts.push({ from: start, to, bold: span.bold, italic: span.italic })
    at = to
  }
  if (parts.length < 2) return [piece]
  const styledPieces = parts.flatMap(({ from, to, bold, italic }) => {
    const part = pieceOf(line, Math.max(from, piece.from), Math.min(to, piece.to))
    return part && part.to > part.from ? [{ ...part, bold, italic }] : []
  })
  const haveWords = styledPieces.every(({ text }) => /\p{L}{2}/u.test(text))
  const areParted = styledPieces.every(
    ({ from }, index) => index === 0 || /[\s,|•·:–—‑(@-]/.test(line.text[from - 1] ?? ' '),
  )
  const breaksPhrase = styledPieces
    .slice(1)
    .some(
      ({ text, from }) =>
        /^\p{Ll}/u.test(text) && line.text[from - 1] === ' ' && /[\p{L}\d)]/u.test(line.text[from - 2] ?? ''),
    )
  return styledPieces.length >= 2 && styledPieces.length <= 4 && haveWords && areParted && !breaksPhrase
    ? styledPieces
    : [piece]
}

/** Cuts at separators: '|', '•', ' - '. */
export const cutAtMarks = (piece: RowPiece): readonly RowPiece[] => {
  if (piece.text.length > LONGEST) return [piece]
  const cuts: [number, number][] = []
  for (const { index, 0: mark } of piece.text.matchAll(SEPARATOR))
    if (mark.length > 0) cuts.push([index, index + mark.length])
  return cuts.length === 0 || cuts.length > 6 ? [piece] : cutPiece(piece, cuts)
}

/** Cuts at every comma. */
export const cutAtCommas = (piece: RowPiece): readonly RowPiece[] => {
  const cuts: [number, number][] = []
  for (const { index, 0: mark } of piece.text.matchAll(/,\s+/g))
    if (!isBracketed(piece.text, index)) cuts.push([index, index + mark.length])
  return cuts.length === 0 || cuts.length > 4 ? [piece] : cutPiece(piece, cuts)
}

/** Cuts at the first of some words that stand between two things: 'Kok bij De Eik'. */
export const cutAtWord = (piece: RowPiece, word: RegExp): readonly RowPiece[] => {
  const match = piece.text.length > 200 ? null : word.exec(piece.text)
  if (!match || match.index === 0 || isBracketed(piece.text, match.index)) return [piece]
  const parts = cutPiece(piece, [[match.index, match.index + match[0].length]])
  return parts.length === 2 ? parts : [piece]
}

const MANNER = /^(?:remote|hybride?|thuiswerken|op afstand|on-?site)$/i

/** Words of a template that nobody filled in. */
const UNFILLED =
  /^(?:(?:some|your|my) )?(?:city|town|stadt|ort|ville|plaats|ciudad|città|country|location|state)(?: [A-Z\d])?$/iu

const STATE = /^[A-Z]{2}(?: \d{5})?$/
const IN_STATE = /^\p{Lu}[\p{L} .'-]{1,30}, [A-Z]{2}(?: \d{5})?$/u

/** True for the name of a place, or for a way of working in its stead: 'Utrecht', 'CA', 'Remote'. */
export const isWhere = (text: string): boolean =>
  text.length <= 40 &&
  (MANNER.test(text) ||
    UNFILLED.test(text) ||
    (/^\p{Lu}/u.test(text) &&
      text.length > 1 &&
      (countryOf(text) !== null || isRegion(text) || isAmericanState(text))) ||
    (/^\p{Lu}|^['’]/u.test(text) && isPlace(text)))

const cutAt = (piece: RowPiece, end: number, start: number | null): Cut => ({
  rest: end === 0 ? null : pieceOf(piece.line, piece.from, piece.from + end),
  place: start === null ? null : pieceOf(piece.line, piece.from + start, piece.to),
})

type Cut = { rest: RowPiece | null; place: RowPiece | null }

const commasIn = (text: string) =>
  [...text.matchAll(/,\s*/g)].flatMap(({ index, 0: mark }) =>
    isBracketed(text, index) ? [] : [{ from: index, to: index + mark.length }],
  )

/** Takes the address off 'De Eik, Dorpsstraat 5, 6741 AB Lunteren'; `place` is the town at its end. */
const cutOffAddress = (piece: RowPiece): Cut | null => {
  const { text } = piece
  const commas = commasIn(text)
  const starts = [{ from: 0, to: 0 }, ...commas]
  const at = starts.find(({ to }, index) => isAddress(text.slice(to, commas[index]?.from ?? text.length), index > 0))
  if (!at) return null
  const last = starts.at(-1)?.to ?? 0
  const postcodeLength = startOfTown(text.slice(last))
  const town = last + postcodeLength
  return cutAt(piece, at.from, postcodeLength > 0 || (last > at.to && isWhere(text.slice(town))) ? town : null)
}

/**
 * Takes places and addresses off the end of a piece: 'De Eik, Utrecht' is 'De Eik' and 'Utrecht'; 'De Eik (Utrecht)'
 * too.
 */
export const cutOffPlace = (piece: RowPiece): Cut => {
  if (piece.text.length > LONGEST) return { rest: piece, place: null }
  if (isWholePlace(piece)) return { rest: null, place: piece }
  const bracket = /\s*\(([^()]{2,40})\)$/.exec(piece.text)
  if (bracket?.[1] !== undefined && (isWhereList(bracket[1]) || IN_DEPARTMENT.test(bracket[1]))) {
    return {
      rest: pieceOf(piece.line, piece.from, piece.from + bracket.index),
      place: pieceOf(piece.line, piece.from + bracket.index + bracket[0].indexOf('(') + 1, piece.to - 1),
    }
  }
  const address = cutOffAddress(piece)
  if (address) return address
  const comma = commasIn(piece.text).find(
    ({ from, to }) => !endsInSystem(piece.text.slice(0, from)) && isWhereList(piece.text.slice(to)),
  )
  if (comma) return cutAt(piece, comma.from, comma.to)
  const firm = commasIn(piece.text).find(
    ({ from, to }) => LEGAL_FORM.test(piece.text.slice(0, from)) && LIKE_TOWN.test(piece.text.slice(to)),
  )
  if (firm) return cutAt(piece, firm.from, firm.to)
  const word = [...piece.text.matchAll(/\s+(?:te|in|à)\s+(?=['’]?\p{Lu})/gu)].find(({ index, 0: mark }) =>
    isWhereList(piece.text.slice(index + mark.length)),
  )
  return word ? cutAt(piece, word.index, word.index + word[0].length) : { rest: piece, place: null }
}

/** Universities with several seats, whose town is part of the name: 'University of California, Berkeley'. */
const SYSTEM =
  /(?:^|[\s,])(?:university of (?:california|texas|wisconsin|massachusetts|illinois|north carolina|colorado|maryland|nebraska|tennessee|hawai[ʻ'’]?i)|(?:california state|city|state) university(?: of new york)?|indian institute of technology)$/iu
const endsInSystem = (text: string): boolean => SYSTEM.test(text)

/** The end of a firm's name, behind which nothing but its place is written. */
const LEGAL_FORM = new RegExp(String.raw`(?:^|\s)${legalFormPattern('abbreviation', 'word')}\.?$`, 'iu')
/** A town on no list, with its region or remark in brackets: 'Wangen im Allgäu', 'Paternò (CT)'. */
const LIKE_TOWN =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]*|aan|de|den|der|het|op|bij|am|an|im|in|ob|auf|upon|on|la|le|do|da|di|del|sur|sous)){0,4}(?: \([A-Z]{2,3}\))?(?:, \p{Lu}[\p{L}'’. -]{1,25})?$/u

/** A French town with the number of its department: 'Quimper, 29'. */
const IN_DEPARTMENT = /^(?:\p{Lu}[\p{L}' -]{1,30}, ?)?\d{2}[\dAB]?$/u

const isWhereList = (text: string) => {
  const parts = text.split(',').map((part) => part.trim())
  const [first = '', ...others] = parts
  const last = others.at(-1)
  if (parts.length > 3 || !isWhere(first)) return false
  return (
    others.every((part) => isWhere(part) || STATE.test(part)) ||
    (parts.length === 3 && isWhere(last ?? '') && /^\p{Lu}/u.test(others[0] ?? ''))
  )
}
const isWholePlace = ({ text }: RowPiece) =>
  isWhereList(text) || IN_STATE.test(text) || /^(?:locatie|location|plaats|standplaats)\s*:/i.test(text)
