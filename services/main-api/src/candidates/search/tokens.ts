/** A word of a text, folded as the index folds it, and where it stands. */
export type Token = { folded: string; from: number; to: number }

/** As `main.words` cuts a text, 'C++', 'C#' and '.NET' among the words. */
const TOKEN = /(?<![\p{L}\p{N}])(?:[a-z]\+\+|[cfj]#|\.net(?![\p{L}\p{N}]))|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/giu

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }
const signs = [
  [/\+\+$/, 'plusplus'],
  [/#$/, 'sharp'],
  [/^\.net$/, 'dotnet'],
] as const

const foldWord = (word: string): string => {
  const lower = word.toLowerCase()
  const named = signs.reduce((said, [sign, name]) => said.replace(sign, name), lower)
  return /^[a-z\d]*$/.test(named)
    ? named
    : named
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

/** Letters without case and accents, each in its place, so that a place in one is a place in the other. */
const aligned = (text: string): string =>
  text
    .replaceAll(/\P{ASCII}/gu, (letter) => (letter.length > 1 ? letter : letter.normalize('NFD').charAt(0)))
    .replaceAll(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

/** The words of a long text that begin as one of `roots` does. */
export const tokensFrom = (text: string, roots: readonly string[]): Token[] => {
  const word = new RegExp(TOKEN, 'giuy')
  const found: Token[] = []
  for (const { index } of aligned(text).matchAll(
    new RegExp(
      `(?<![a-z\\d])(?:${roots.map((root) => root.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join('|')})`,
      'g',
    ),
  )) {
    word.lastIndex = index
    const match = word.exec(text)
    if (match) found.push(tokenOf(match))
  }
  return found
}
