import { type ListPart, readList } from '../lists/read-list.ts'
import { breakLines } from './break-lines.ts'

/** 'Naam niet vermelden!! = Jansen': what stands behind the equals sign belongs to the words before the mark. */
const withEquals = (text: string) => text.replace(/(?<=\p{L})(?<![.!])[.!]+ (?== ?\p{L})/gu, ' ')

/**
 * The parts of a list field, also where it was typed with few line breaks; `isBroken` when it reads in another way
 * then.
 */
export const listPartsOf = (typed: string, names: ReadonlySet<string>): { parts: ListPart[]; isBroken: boolean } => {
  const text = withEquals(typed)
  const read = readList(text)
  const brokenText = breakLines(text, names)
  const asRead = read.flatMap((part) => (part.kind === 'items' ? part.items : [part.text]))
  const isBroken = brokenText !== null && brokenText.join('\n') !== asRead.join('\n')
  return { parts: isBroken ? [{ kind: 'items', items: brokenText }] : read, isBroken }
}

/** A list field as lines, one for each item or paragraph. */
export const linesOfField = (text: string, names: ReadonlySet<string>): string[] =>
  listPartsOf(text, names).parts.flatMap((part) => (part.kind === 'items' ? part.items : [part.text]))
