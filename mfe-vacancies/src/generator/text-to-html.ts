const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

const normalise = (line: string): string => line.replace(/\s+/g, ' ').trim().toLowerCase()

/** The headings of a text by their words, so that an edited text keeps them. */
const headingsOf = (html: string): Map<string, string> =>
  new Map(
    [...parse(html).querySelectorAll('h1, h2, h3')].map((heading) => [
      normalise(heading.textContent ?? ''),
      heading.tagName,
    ]),
  )

const LIST = { UL: /^[-*•]\s+/, OL: /^\d{1,2}[.)]\s+/ }

type Line = { tag: string; words: string }

const parseLine = (line: string, headings: Map<string, string>): Line => {
  const heading = headings.get(normalise(line))
  if (heading) return { tag: heading, words: line.trim() }
  for (const [tag, mark] of Object.entries(LIST))
    if (mark.test(line.trim())) return { tag, words: line.trim().replace(mark, '') }
  return { tag: 'P', words: line.trim() }
}

const appendLine = (document: Document, { tag, words }: Line, previousBlock: Element | null): Element => {
  const block =
    previousBlock?.tagName === tag && (tag === 'P' || tag in LIST)
      ? previousBlock
      : document.body.appendChild(document.createElement(tag))
  if (tag in LIST) block.appendChild(document.createElement('li')).textContent = words
  else {
    if (block.hasChildNodes()) block.append(document.createElement('br'))
    block.append(words)
  }
  return block
}

/**
 * Plain text as HTML: blank lines separate paragraphs, marks make lists, and lines that are headings in `originalHtml`
 * stay headings.
 */
export const textToHtml = (text: string, originalHtml: string): string => {
  const headings = headingsOf(originalHtml)
  const document = parse('')
  let block: Element | null = null
  for (const line of text.split(/\r?\n/))
    block = line.trim() === '' ? null : appendLine(document, parseLine(line, headings), block)
  return document.body.innerHTML
}
