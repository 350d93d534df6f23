import { type Block, paragraph } from '../../vacancy-text/document.ts'
import { capitalFirst, lowerFirst } from '../../vacancy-text/language/capitals.ts'
import { sameKey } from '../../vacancy-text/language/join.ts'
import { finishSentence, isStatement } from '../../vacancy-text/language/sentences.ts'
import { polishItems, polishProse } from '../../vacancy-text/lists/polish.ts'
import type { ListPart } from '../../vacancy-text/lists/read-list.ts'

const partBlocks = (part: ListPart, usedTexts: Set<string>, afterLead: boolean): Block[] => {
  if (part.kind === 'lead') return [paragraph(capitalFirst(part.text))]
  if (part.kind === 'items') {
    const items = polishItems(part.items, usedTexts, afterLead && part.items.every((item) => /^\p{Ll}/u.test(item)))
    return items.length > 0 ? [{ kind: 'list', items }] : []
  }
  const key = sameKey(part.text)
  if (key === '' || usedTexts.has(key)) return []
  usedTexts.add(key)
  return [paragraph(polishProse(part.text))]
}

/** The parts of a field as blocks; what was said before is left out, and a lead without its list too. */
export const blocksOf = (parts: readonly ListPart[], usedTexts: Set<string>): Block[] => {
  const groups = parts.map((part, index) => ({
    part,
    blocks: partBlocks(part, usedTexts, parts[index - 1]?.kind === 'lead'),
  }))
  return groups.flatMap(({ part, blocks }, index) =>
    part.kind === 'lead' && (groups[index + 1]?.blocks.length ?? 0) === 0 ? [] : blocks,
  )
}

const SAYS_ITSELF = / (?:is|zijn) |\b(?:niet|geen)\b|\bwelkom$/i

/**
 * A line that leads a list in; one item follows it in the same sentence, and before prose or a lead of the form's own
 * it isn't needed. `isUnderHeading`: the heading right above leads a list in already.
 */
export const withLead = (
  lead: string,
  blocks: Block[],
  names: ReadonlySet<string>,
  isUnderHeading = false,
): Block[] => {
  const [first, ...rest] = blocks
  if (first?.kind !== 'list') return blocks
  const [only = '', ...more] = first.items
  if (more.length > 0) return isUnderHeading ? blocks : [paragraph(lead), ...blocks]
  if (isStatement(only) || SAYS_ITSELF.test(only)) return [paragraph(finishSentence(only)), ...rest]
  return [paragraph(finishSentence(`${lead} ${lowerFirst(only, names)}`)), ...rest]
}

const SHORT = 260

/** What belongs together as one text: neighbouring short paragraphs of different fields flow into one. */
export const flow = (...fields: Block[][]): Block[] => {
  const flowing: Block[] = []
  for (const blocks of fields) {
    const [last, next] = [flowing.at(-1), blocks[0]]
    const joins =
      last?.kind === 'paragraph' &&
      next?.kind === 'paragraph' &&
      last.text.length + next.text.length < SHORT &&
      ![last, next].some(({ text }) => text.endsWith(':'))
    if (joins) flowing.splice(-1, 1, paragraph(`${last.text} ${next.text}`), ...blocks.slice(1))
    else flowing.push(...blocks)
  }
  return flowing
}
