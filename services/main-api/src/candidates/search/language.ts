/** One piece of a search as it was typed; `from` and `to` are its place in the text, with its minus and quotes. */
export type SearchPiece = {
  /** Without minus and quotes. */
  text: string
  from: number
  to: number
  /** Between quotes: its words stand next to each other, literally. */
  isQuoted: boolean
  /** After a minus, 'niet', 'geen' or 'zonder'. */
  isExcluded: boolean
  isPhone: boolean
}

/** Straight and curly double quotes; one of them closes what any of them opened. */
const QUOTES = '"“”„‟«»″＂'
const MINUSES = '\\-−–—'
const QUOTED = new RegExp(`([${MINUSES}]*)[${QUOTES}]([^${QUOTES}]*)[${QUOTES}]`, 'gu')
/** A quote that nothing closes is no part of a word. */
const WORD = new RegExp(`[^\\s${QUOTES}]+`, 'gu')
const LEADING_MINUS = new RegExp(`^[${MINUSES}]+`, 'u')
/** A telephone number, which may have spaces; it begins with 0 or +, so that years don't match. */
const PHONE = /(?:^|\s)(?:\+|0)[\d\s().\-/]{6,}\d(?=\s|$)/
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

const EXCLUDING_WORDS = new Set(['geen', 'niet', 'zonder'])
/** Stop words that may stand before what is excluded: 'zonder een rijbewijs', 'niet in Amsterdam'. */
const SMALL_WORDS = new Set(
  'aan als bij de der door een het in meer met naar om onder op over te tegen tot uit van veel voor'.split(' '),
)
/** Between two words that are both excluded: 'niet php of perl'. */
const CONTINUING_WORDS = new Set(['en', 'noch', 'of'])

const phoneOf = (text: string, from: number): SearchPiece => ({
  text: text.replaceAll(/[^\d+]/g, ''),
  from,
  to: from + text.length,
  isQuoted: false,
  isExcluded: false,
  isPhone: true,
})

const wordsFrom = (text: string, offset: number): SearchPiece[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const plainWord = word.replace(LEADING_MINUS, '')
    const isExcluded = plainWord !== word && LETTER_OR_DIGIT.test(plainWord)
    const from = offset + index
    return {
      text: isExcluded ? plainWord : word,
      from,
      to: from + word.length,
      isQuoted: false,
      isExcluded,
      isPhone: false,
    }
  })

/** The pieces of a text without quoted pieces. */
const unquotedPieces = (text: string, offset: number): SearchPiece[] => {
  const phone = PHONE.exec(text)
  if (!phone) return wordsFrom(text, offset)
  const start = phone.index + phone[0].length - phone[0].trimStart().length
  const end = phone.index + phone[0].length
  return [
    ...wordsFrom(text.slice(0, start), offset),
    phoneOf(text.slice(start, end), offset + start),
    ...wordsFrom(text.slice(end), offset + end),
  ]
}

const quotedPiece = (whole: string, minus: string, text: string, from: number): SearchPiece => {
  const isPhone = PHONE.test(text.trim())
  return {
    text: isPhone ? text.replaceAll(/[^\d+]/g, '') : text.trim(),
    from,
    to: from + whole.length,
    isQuoted: !isPhone,
    isExcluded: minus !== '',
    isPhone,
  }
}

const splitAtQuotes = (q: string): SearchPiece[] => {
  const pieces: SearchPiece[] = []
  let end = 0
  for (const { 0: whole, 1: minus = '', 2: text = '', index } of q.matchAll(QUOTED)) {
    pieces.push(...unquotedPieces(q.slice(end, index), end), quotedPiece(whole, minus, text, index))
    end = index + whole.length
  }
  return [...pieces, ...unquotedPieces(q.slice(end), end)]
}

const QUOTE_SIGN = new RegExp(`[${QUOTES}]`, 'gu')

/** Whether a quote stands alone: another one would close it. */
export const hasUnclosedQuote = (q: string): boolean => Array.from(q.matchAll(QUOTE_SIGN)).length % 2 === 1

const isOneOf = (words: ReadonlySet<string>, piece: SearchPiece): boolean =>
  !piece.isQuoted && !piece.isExcluded && words.has(piece.text.toLowerCase())

/** Applies 'niet', 'geen' and 'zonder' to the piece after them, and to those that 'of' or 'en' joins to it. */
const applyExcludingWords = (pieces: readonly SearchPiece[]): SearchPiece[] => {
  const result: SearchPiece[] = []
  let isExcluding = false
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1
    if (!isLast && isOneOf(EXCLUDING_WORDS, piece)) {
      isExcluding = true
    } else if (isExcluding) {
      const next = pieces[index + 1]
      const isContinued = next !== undefined && isOneOf(CONTINUING_WORDS, next) && index + 2 < pieces.length
      const isConnective = isOneOf(CONTINUING_WORDS, piece)
      if (!isConnective) {
        result.push({ ...piece, isExcluded: true })
        isExcluding = isContinued || isOneOf(SMALL_WORDS, piece)
      }
    } else {
      result.push(piece)
    }
  }
  return result
}

/** Signs and dashes alone are no piece; an emoji is. */
const MEANINGFUL = /[^\p{P}\p{Sm}\s]/u

/** A search cut into its pieces, in order. Any text is a search; what means nothing is left out. */
export const piecesOf = (q: string): SearchPiece[] =>
  applyExcludingWords(splitAtQuotes(q).filter(({ text }) => MEANINGFUL.test(text)))
