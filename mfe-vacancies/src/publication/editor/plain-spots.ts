import type { Node } from '@tiptap/pm/model'

/** `block` is the paragraph, heading or item it stands in, counted from 1. */
type Piece = { start: number; length: number; position: number; block: number }

export type PlainSpots = {
  /** The words alone: a blank line between paragraphs; list items and line breaks on lines of their own. */
  text: string
  /**
   * Where in the document the words from `start` to `end` of `text` stand; null when they are in more than one block.
   */
  range: (start: number, end: number) => { from: number; to: number } | null
}

/** The document as plain text that knows where each word came from. */
export const plainSpots = (doc: Node): PlainSpots => {
  const pieces: Piece[] = []
  let text = ''
  let block = 0
  const add = (words: string, position: number) => {
    pieces.push({ start: text.length, length: words.length, position, block })
    text += words
  }
  doc.descendants((node, position, parent) => {
    if (node.isTextblock) {
      block += 1
      if (text !== '') text += parent?.type.name === 'listItem' ? '\n' : '\n\n'
      node.forEach((inline, offset) => {
        add(inline.isText ? (inline.text ?? '') : '\n', position + 1 + offset)
      })
    }
    return !node.isTextblock
  })

  /** The piece that holds the character at `offset`. */
  const pieceAt = (offset: number): Piece | undefined => {
    let low = 0
    let high = pieces.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const piece = pieces[middle]
      if (!piece) return undefined
      if (offset < piece.start) high = middle - 1
      else if (offset >= piece.start + piece.length) low = middle + 1
      else return piece
    }
    return undefined
  }

  const range = (start: number, end: number) => {
    const first = pieceAt(start)
    const last = pieceAt(Math.max(start, end - 1))
    if (!first || !last || first.block !== last.block) return null
    return { from: first.position + start - first.start, to: last.position + end - last.start }
  }

  return { text, range }
}
