const LONGEST_HEADING = 70

/** A heading as its letters: no case, accents, numbering, marks or spaces, and one word for 'and'; null for what is too long to be one. */
export function wordsOfHeading(text: string): readonly string[] | null {
  if (text.length > LONGEST_HEADING * 2) return null
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4})[.)]\s+/, '')
    .replace(/\([^()]{0,30}\)\s*:?\s*$/, '')
    .replaceAll('ĳ', 'ij')
    .replace(/[&+]/g, ' en ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (plain === '' || plain.length > LONGEST_HEADING) return null
  return plain.split(' ').map((word) => (word === 'and' || word === 'und' || word === 'et' ? 'en' : word))
}
