const BLOCKS = new Set(['H1', 'H2', 'H3', 'P', 'UL', 'OL', 'LI', 'BLOCKQUOTE'])
const isBlock = (node: Node): node is Element => node instanceof Element && BLOCKS.has(node.tagName)

/** A word or a space, and where it stands; a line break stands in no text. */
type Piece = { start: number; length: number; node: Text | null; offset: number; block: number }

/** Words of one text node. */
export type TextStretch = { node: Text; from: number; to: number }

export type DomSpots = {
  /** As the editor gives it: a blank line between paragraphs; list items and line breaks on lines of their own. */
  text: string
  /** The words from `start` to `end` of `text` in the page; none when they are in more than one block. */
  stretches: (start: number, end: number) => TextStretch[]
}

/** The publication text in `root` as plain text that knows where each word stands in the page. */
export const domSpots = (root: Element): DomSpots => {
  const pieces: Piece[] = []
  let text = ''
  let block = 0
  let isBlockOpen = false
  /** A space counts once a word follows it. */
  let space: { node: Text; offset: number } | null = null

  const add = (words: string, node: Text | null, offset: number) => {
    pieces.push({ start: text.length, length: words.length, node, offset, block })
    text += words
  }
  const openBlock = (isItem: boolean) => {
    if (isBlockOpen) return
    isBlockOpen = true
    block += 1
    if (text !== '') text += isItem ? '\n' : '\n\n'
  }
  const closeBlock = () => {
    isBlockOpen = false
    space = null
  }
  const addText = (node: Text, isItem: boolean) => {
    // HTML's own white space; a no-break space is a character.
    for (const { 0: words, index } of node.data.matchAll(/[ \t\r\n\f]+|[^ \t\r\n\f]+/g)) {
      if (/^[ \t\r\n\f]/.test(words)) {
        if (isBlockOpen) space ??= { node, offset: index }
        continue
      }
      openBlock(isItem)
      if (space) add(' ', space.node, space.offset)
      space = null
      add(words, node, index)
    }
  }
  const walk = (parent: Node, isItem: boolean) => {
    for (const child of parent.childNodes)
      if (isBlock(child)) {
        closeBlock()
        walk(child, child.tagName === 'LI' || (isItem && child.tagName === 'P'))
        closeBlock()
      } else if (child instanceof Text) addText(child, isItem)
      else if (child instanceof HTMLBRElement) {
        openBlock(isItem)
        space = null
        add('\n', null, 0)
      } else walk(child, isItem)
  }
  walk(root, false)

  const stretches = (start: number, end: number): TextStretch[] => {
    const inside = pieces.filter((piece) => piece.start < end && piece.start + piece.length > start)
    if (inside.some((piece) => piece.block !== inside[0]?.block)) return []
    const byNode = new Map<Text, TextStretch>()
    for (const piece of inside) {
      if (!piece.node) continue
      const from = piece.offset + Math.max(0, start - piece.start)
      const to = piece.offset + Math.min(piece.length, end - piece.start)
      byNode.set(piece.node, { node: piece.node, from: byNode.get(piece.node)?.from ?? from, to })
    }
    return [...byNode.values()]
  }
  return { text, stretches }
}
