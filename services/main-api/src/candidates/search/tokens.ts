/** A word of a text, folded as the index folds it, with its offsets in the text. */
export type Token = { folded: string; from: number; to: number }

/** The same words as `main.words` makes, among them 'C++', 'C#' and '.NET'. */
const TOKEN = /(?<![\p{L}\p{N}])(?:[a-z]\+\+|[cfj]#|\.net(?![\p{L}\p{N}]))|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/giu

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }
const signs = [
  [/\+\+$/, 'plusplus'],
  [/#$/, 'sharp'],
  [/^\.net$/, 'dotnet'],
] as const

/** A word that folding doesn't change. */
const PLAIN = /^[a-z\d]*$/

/** A word as the index folds it: lower case, without accents, its sign as a name. */
export const foldWord = (word: string): string => {
  const lower = word.toLowerCase()
  if (PLAIN.test(lower)) return lower
  const withSignNames = signs.reduce((text, [sign, name]) => text.replace(sign, name), lower)
  return PLAIN.test(withSignNames)
    ? withSignNames
    : withSignNames
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f\u00ad]/g, '')
        .replaceAll(/[ßæœøłđ]/g, (letter) => letters[letter] ?? letter)
}

const tokenOf = (match: RegExpExecArray): Token => ({
  folded: foldWord(match[0]),
  from: match.index,
  to: match.index + match[0].length,
})

/** Every word of a text. */
export const tokensOf = (text: string): Token[] => Array.from(text.matchAll(TOKEN), tokenOf)

/** An ASCII text is folded by lower case alone. */
export const isAscii = (text: string): boolean => !/\P{ASCII}/u.test(text)

/** Removes case and accents without changing the length, so that offsets in the result are offsets in the text. */
const foldInPlace = (text: string): string => {
  const lower = text.toLowerCase()
  if (isAscii(text)) return lower
  // A few letters become two in lower case, as 'İ' does.
  const inPlace =
    lower.length === text.length ? lower : text.replaceAll(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
  return inPlace.replaceAll(/[^\P{L}\p{ASCII}]/gu, (letter) =>
    letter.length > 1 ? letter : letter.normalize('NFD').charAt(0),
  )
}

/** Matches where a word begins with one of `roots`, in a text of `foldInPlace`. */
export const beginningsOf = (roots: readonly string[]): RegExp =>
  new RegExp(
    `(?<![a-z\\d])(?:${roots.map((root) => root.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join('|')})`,
    'g',
  )

/** The words of a long text that begin as `beginnings` says. */
export const tokensFrom = (text: string, beginnings: RegExp): Token[] => {
  const word = new RegExp(TOKEN, 'giuy')
  const tokens: Token[] = []
  for (const { index } of foldInPlace(text).matchAll(beginnings)) {
    word.lastIndex = index
    const match = word.exec(text)
    if (match) tokens.push(tokenOf(match))
  }
  return tokens
}
