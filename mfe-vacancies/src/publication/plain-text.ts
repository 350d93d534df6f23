const BLOCKS = new Set(['H1', 'H2', 'H3', 'P', 'UL', 'OL', 'LI', 'BLOCKQUOTE'])

const isBlock = (node: Node): node is Element => node instanceof Element && BLOCKS.has(node.tagName)

const words = (nodes: readonly Node[]): string =>
  nodes
    .map((node) =>
      node instanceof Element && node.tagName === 'BR'
        ? '\u0000'
        : node instanceof Element
          ? words([...node.childNodes])
          : (node.textContent ?? '').replace(/\s+/g, ' '),
    )
    .join('')

/** Words between the blocks of an element as lines, and the blocks themselves. */
const partsOf = (element: Element): string[] => {
  const parts: string[] = []
  let inlineNodes: Node[] = []
  const close = () => {
    parts.push(
      words(inlineNodes)
        .split('\u0000')
        .map((line) => line.replace(/ +/g, ' ').trim())
        .join('\n')
        .trim(),
    )
    inlineNodes = []
  }
  for (const child of element.childNodes)
    if (isBlock(child)) {
      close()
      parts.push(blockText(child))
    } else inlineNodes.push(child)
  close()
  return parts.filter(Boolean)
}

const listText = (list: Element): string =>
  [...list.children]
    .map((item, index) => {
      const [first = '', ...rest] = partsOf(item).join('\n').split('\n')
      return [`${list.tagName === 'OL' ? `${index + 1}.` : '-'} ${first}`, ...rest.map((line) => `  ${line}`)].join(
        '\n',
      )
    })
    .join('\n')

const blockText = (block: Element): string =>
  block.tagName === 'UL' || block.tagName === 'OL' ? listText(block) : partsOf(block).join('\n\n')

/** Sanitised publication text as plain text: blank lines between paragraphs, lists as lines, inner lists indented. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return partsOf(body).join('\n\n')
}
