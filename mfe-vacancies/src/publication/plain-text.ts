const lineOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim()

const breakLines = (element: Element): string => {
  const copy = element.cloneNode(true) as Element
  for (const br of copy.querySelectorAll('br')) br.replaceWith('\u0000')
  return lineOf(copy).split('\u0000').map((line) => line.trim()).join('\n')
}

const listItems = (list: Element): string[] =>
  [...list.children].map((item, index) => `${list.tagName === 'OL' ? `${index + 1}.` : '-'} ${breakLines(item)}`)

const blockOf = (node: Node): string => {
  if (!(node instanceof Element)) return lineOf(node)
  return node.tagName === 'UL' || node.tagName === 'OL' ? listItems(node).join('\n') : breakLines(node)
}

/** Sanitised publication text as plain text: paragraphs apart, lists as lines. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map(blockOf).filter(Boolean).join('\n\n')
}
