/** A place in the text of a segment, in characters. */
export type Hit = { segment: number; start: number; end: number }

/** Letters that are typed without their accent. */
const VARIANTS: Record<string, string> = {
  a: 'aáàâäã',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôöõ',
  u: 'uúùûü',
}

const patternOf = (words: string): RegExp => {
  const letters = Array.from(words.normalize('NFC'), (letter) => {
    const variants = VARIANTS[letter.toLowerCase()]
    if (variants) return `[${variants}]`
    return letter === ' ' ? '\\s+' : letter.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`)
  })
  return new RegExp(letters.join(''), 'giu')
}

/** Every place where the words stand, whatever their capitals; a letter without an accent finds the one with it. */
export const findHits = (texts: readonly string[], words: string): Hit[] => {
  if (words === '') return []
  const pattern = patternOf(words)
  return texts.flatMap((text, segment) =>
    Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({ segment, start: index, end: index + match.length })),
  )
}
