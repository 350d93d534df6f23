/** Marks the assistant itself: a source link never leads to its own copy of a quote. */
export const ASSISTANT_MARK = 'data-assistant'

const normalise = (text: string): string => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('nl-NL')

const isShown = (node: Node): boolean => !node.parentElement?.closest(`[${ASSISTANT_MARK}], script, style, [hidden]`)

type LetterPosition = { node: Text; offset: number }

/** All text under `root` with white space collapsed, and the position of each of its letters. */
const lettersOf = (root: Element): { text: string; positions: LetterPosition[] } => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    isShown(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  )
  const positions: LetterPosition[] = []
  let text = ''
  let block: Element | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const letters = node as Text
    const ownBlock = letters.parentElement?.closest('p, li, td, dd, dt, h1, h2, h3, h4, div, article, section') ?? null
    if (ownBlock !== block && text !== '' && !text.endsWith(' ')) {
      text += ' '
      positions.push({ node: letters, offset: 0 })
    }
    block = ownBlock
    for (const [offset, letter] of letters.data.split('').entries()) {
      const blank = letter.trim() === ''
      if (blank && (text === '' || text.endsWith(' '))) continue
      const [lower = letter] = blank ? [' '] : letter.toLocaleLowerCase('nl-NL').split('')
      text += lower
      positions.push({ node: letters, offset })
    }
  }
  return { text, positions }
}

/** The range of `quote` in the text under `root`, ignoring white space, case and tags; null if it isn't there. */
export const findQuote = (root: Element, quote: string): Range | null => {
  const normalisedQuote = normalise(quote)
  if (normalisedQuote === '') return null
  const { text, positions } = lettersOf(root)
  const at = text.indexOf(normalisedQuote)
  const [first, last] = [positions[at], positions[at + normalisedQuote.length - 1]]
  if (at < 0 || !first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}
