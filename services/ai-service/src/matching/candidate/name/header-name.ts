import { fold } from '../../words/fold.ts'
import { readOwnName, WORD, type OwnName } from './own-name.ts'

/** Lines at the top of a CV in which a name may stand alone, written in any way. */
const HEADER_LINES = 6

const wordsOf = (line: string): string[] => (line.match(WORD) ?? []).map(fold)

/** Whether these words are the whole name, and nothing else. */
const areName = (words: readonly string[], { words: proper, particles, initials }: OwnName): boolean =>
  words.every((word) => proper.includes(word) || particles.has(word) || (word.length === 1 && initials.has(word))) &&
  words
    .filter((word) => proper.includes(word))
    .toSorted()
    .join() === proper.toSorted().join()

/**
 * The text of a CV without the lines at its top that hold the name and nothing else, also over two lines: 'MEI' above
 * 'DE BAKKER', of which 'Bakker' below as a trade stays. Emptied lines stay lines.
 */
export const withoutHeaderName = (text: string, name: string | null): string => {
  const ownName = readOwnName(name)
  if (ownName === null) return text
  const lines = text.split('\n')
  // One word can be anything but the first line.
  const last = Math.min(ownName.words.length > 1 ? HEADER_LINES : 1, lines.length)
  for (let at = 0; at < last; at += 1) {
    const [words, below] = [wordsOf(lines[at] ?? ''), wordsOf(lines[at + 1] ?? '')]
    if (words.length === 0) continue
    if (areName(words, ownName)) lines[at] = ''
    else if (below.length > 0 && areName([...words, ...below], ownName)) lines.splice(at, 2, '', '')
  }
  return lines.join('\n')
}
