import { hasOrder } from '../hidden-orders/has-order.ts'
import { labelOf, labelParts } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { type Piece, piecesOfLines } from './lines.ts'
import { plainText } from './plain-text.ts'
import { conversationLines, piecesOfConversation } from './transcript.ts'
import type { Unit } from './units.ts'

type Draft = Omit<Unit, 'side' | 'order' | 'asked'>
type Read = { units: Draft[]; orders: boolean }

const LONGEST_HEADING = 50

/** Leaves out sentences that give orders to a machine, with what follows them in their paragraph: orders seldom come alone. */
function withoutOrders(pieces: Piece[]): Piece[] {
  let spoilt = -1
  return pieces.filter((piece) => {
    if (piece.paragraph === spoilt) return false
    if (!hasOrder(piece.text)) return true
    spoilt = piece.paragraph
    return false
  })
}

const detailOf = ({ heading, speaker, time }: Piece): string[] => (speaker || time ? [speaker, time].filter(Boolean) : heading ? [heading.toLowerCase()] : [])

/** The units of one text of the context, and whether orders were left out of it. */
export function unitsOfLeaf({ path, text }: Leaf, place: number): Read {
  const plain = plainText(text)
  const turns = conversationLines(plain)
  const pieces = turns ? piecesOfConversation(turns) : piecesOfLines(plain)
  const kept = withoutOrders(pieces)
  const parts = labelParts(path)
  const units = kept.map((piece): Draft => {
    const heading = piece.heading.length > LONGEST_HEADING || hasOrder(piece.heading) ? '' : piece.heading
    const label = labelOf([...parts, ...detailOf({ ...piece, heading })].filter((part, index, all) => part.toLowerCase() !== all[index - 1]?.toLowerCase()))
    return { text: piece.text, sources: [{ path, label, quote: piece.text }], keys: parts.join(' '), heading, speaker: piece.speaker, paragraph: `${place}:${piece.paragraph}` }
  })
  return { units, orders: kept.length < pieces.length }
}
