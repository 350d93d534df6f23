import { limits } from '@wervio/contracts'
import { hasUnclosedQuote, type SearchPiece } from './language.ts'

const tidy = (q: string): string => q.replaceAll(/\s+/g, ' ').trim()

/** From the first piece to the last, with the stop words between them: 'personeel en organisatie'. */
const spanOf = (pieces: readonly SearchPiece[]): { from: number; to: number } => ({
  from: pieces[0]?.from ?? 0,
  to: pieces.at(-1)?.to ?? 0,
})

/** The pieces as they were typed; one alone without its quotes. */
export const textOf = (q: string, pieces: readonly SearchPiece[]): string => {
  const { from, to } = spanOf(pieces)
  return pieces.length === 1 ? (pieces[0]?.text ?? '') : tidy(q.slice(from, to))
}

/** A search without pieces that belong together; null when the rest is shorter than a search may be. */
export const withoutPieces = (q: string, pieces: readonly SearchPiece[]): string | null => {
  const { from, to } = spanOf(pieces)
  const rest = tidy(`${q.slice(0, from)} ${q.slice(to)}`)
  return rest.length >= limits.searchMinimum ? rest : null
}

/**
 * A search with each group of pieces between quotes; null when that would be longer than a search may be, or close a
 * quote that stands alone.
 */
export const withQuotes = (q: string, groups: readonly (readonly SearchPiece[])[]): string | null => {
  if (hasUnclosedQuote(q)) return null
  const quoted = groups
    .map(spanOf)
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to }) => `${text.slice(0, from)}"${text.slice(from, to)}"${text.slice(to)}`, q)
  return quoted.length <= limits.searchText ? quoted : null
}
