/** Marks the assistant itself, whose own copy of a quote is never what a source link means. */
export const ASSISTANT_MARK = 'data-assistant'

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('nl-NL')

const isShown = (node: Node): boolean => !node.parentElement?.closest(`[${ASSISTANT_MARK}], script, style, [hidden]`)

type Place = { node: Text; offset: number }

/** All text under `root` with white space squeezed, and where each of its letters stands. */
const lettersOf = (root: Element): { text: string; places: Place[] } => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    isShown(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  )
  const places: Place[] = []
  let text = ''
  let block: Element | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const letters = node as Text
    const inside = letters.parentElement?.closest('p, li, td, dd, dt, h1, h2, h3, h4, div, article, section') ?? null
    if (inside !== block && text !== '' && !text.endsWith(' ')) {
      text += ' '
      places.push({ node: letters, offset: 0 })
    }
    block = inside
    for (const [offset, letter] of letters.data.split('').entries()) {
      const blank = letter.trim() === ''
      if (blank && (text === '' || text.endsWith(' '))) continue
      const [lower = letter] = blank ? [' '] : letter.toLocaleLowerCase('nl-NL').split('')
      text += lower
      places.push({ node: letters, offset })
    }
  }
  return { text, places }
}

/** Where `quote` stands in the text under `root`, whatever the white space, case or tags inside it; null when nowhere. */
export const findQuote = (root: Element, quote: string): Range | null => {
  const wanted = squeezed(quote)
  if (wanted === '') return null
  const { text, places } = lettersOf(root)
  const at = text.indexOf(wanted)
  const [first, last] = [places[at], places[at + wanted.length - 1]]
  if (at < 0 || !first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}
