/** Spellings by ear, old ones and hasty ones that lie further from their word than one slip of the keyboard. */
const SPELLINGS: Record<string, string> = {
  projekt: 'project',
  projekten: 'projecten',
  proffesioneel: 'professioneel',
  sportabo: 'sportabonnement',
  machiene: 'machine',
  machienes: 'machines',
  rijskosten: 'reiskosten',
  masjien: 'machine',
  masjienen: 'machines',
  mesjien: 'machine',
  nodg: 'nodig',
  iedren: 'iedereen',
}

/**
 * A text with words mended that no dictionary tells the meaning of. A word with a capital may be a name and stays,
 * unless a line begins with it.
 */
export const mendSlips = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}@./’'-])\p{L}{4,}(?![\p{L}\p{N}@/’'-]|\.\p{L})/gu, (typed, at: number) => {
    const isCapital = /^\p{Lu}\p{Ll}+$/u.test(typed)
    const beginsLine = /(?:^|\n|[.!?] )[\s*•-]*$/.test(text.slice(Math.max(0, at - 6), at))
    if (typed !== typed.toLowerCase() && !(isCapital && beginsLine)) return typed
    const word = SPELLINGS[typed.toLowerCase()]
    if (word === undefined) return typed
    return isCapital ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
  })
