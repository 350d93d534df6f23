import { hasOrder } from '../hidden-orders/has-order.ts'
import { labelOf, labelParts } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { type TextPiece, textPiecesOf } from './lines.ts'
import { plainText } from './plain-text.ts'
import { conversationLines, piecesOfConversation } from './transcript.ts'
import type { Turns } from './turns.ts'
import type { Unit } from './units.ts'

type Draft = Omit<Unit, 'side' | 'order' | 'asked'>
type Read = { units: Draft[]; orders: boolean }

/** Fields of the form in which each line is an item. */
const LISTS =
  /^(?:specific_tasks|specifieke_taken|benefits|secundaire_arbeidsvoorwaarden|hard_skills|soft_skills|skills)$/i
/** A recruiter's note behind an item: 'dbt = +'. */
const PLUS = / ?(?:= ?\+|\(\+\))$/
const LONGEST_HEADING = 50

const detailOf = ({ heading, speaker, time }: TextPiece): string[] =>
  speaker || time ? [speaker, time].filter(Boolean) : heading ? [heading.toLowerCase()] : []

/**
 * The units of one text of the context, and whether orders were left out of it. A sentence that gives orders to a
 * machine goes with what follows it in its paragraph: orders seldom come alone.
 */
export const unitsOfLeaf = async ({ path, text }: Leaf, place: number, turns: Turns): Promise<Read> => {
  const parts = labelParts(path)
  const draftOf = (piece: TextPiece): Draft => {
    const heading = piece.heading.length > LONGEST_HEADING || hasOrder(piece.heading) ? '' : piece.heading
    const label = labelOf(
      [...parts, ...detailOf({ ...piece, heading })].filter(
        (part, index, all) => part.toLowerCase() !== all[index - 1]?.toLowerCase(),
      ),
    )
    return {
      text: piece.text.replace(PLUS, ' (pluspunt)'),
      sources: [{ path, label, quote: piece.text }],
      keys: parts.join(' '),
      heading,
      speaker: piece.speaker,
      paragraph: `${place}:${piece.paragraph}`,
    }
  }
  const plain = plainText(text)
  const conversation = conversationLines(plain)
  const units: Draft[] = []
  const spoilt = new Set<number>()
  for (const piece of conversation
    ? piecesOfConversation(conversation)
    : textPiecesOf(plain, { isList: LISTS.test(path.at(-1) ?? '') })) {
    if (turns.isOver()) await turns.pass()
    if (spoilt.has(piece.paragraph)) continue
    if (hasOrder(piece.text)) spoilt.add(piece.paragraph)
    else units.push(draftOf(piece))
  }
  return { units, orders: spoilt.size > 0 }
}
