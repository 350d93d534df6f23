import type { CvDocument, CvLine, CvRegion, CvSpan } from '@wervio/cv-document'

const PAGE = { width: 595, height: 842 }
const regions: readonly CvRegion[] = [
  { id: 1, x: 0.08, width: 0.55, role: 'main' },
  { id: 2, x: 0.68, width: 0.25, role: 'sidebar' },
]

const spansOf = (
  text: string,
  box: CvSpan['box'],
  size: number,
  all: { bold: boolean; italic: boolean },
): readonly CvSpan[] =>
  text
    .split(/(\*\*[^*]+\*\*|__[^_]+__)/)
    .filter((part) => part !== '')
    .map((part) => {
      const bold = all.bold || part.startsWith('**')
      const italic = all.italic || part.startsWith('__')
      return { text: part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, ''), box, size, bold, italic }
    })

/**
 * A document from text, for tests: '# ' a heading, '## ' larger type without bold, '* ' a bullet, '**bold**',
 * '__italic__', ' || ' between lines side by side, '>> ' a line of the sidebar, an empty line white space.
 */
export const cvOf = (text: string): CvDocument => {
  const lines: CvLine[] = []
  let gap = 0
  text.split('\n').forEach((row, number) => {
    const source = row.trim()
    if (source === '') {
      gap = 1.2
      return
    }
    const cells = source.split(' || ')
    for (const [index, cell] of cells.entries()) {
      const region = cell.startsWith('>> ') ? 2 : 1
      const cellText = cell.replace(/^>> /, '')
      const size = cellText.startsWith('# ') ? 14 : cellText.startsWith('## ') ? 12 : 10
      const bullet = cellText.startsWith('* ')
      const plainText = cellText.replace(/^(?:#{1,2}|\*) /, '')
      const printed = plainText.replace(/\*\*|__/g, '')
      const box = {
        page: 1 + Math.floor(number / 50),
        x: (region === 1 ? 48 : 405) + index * 90,
        y: 40 + (number % 50) * 15,
        width: Math.min(300, printed.length * 5),
        height: size,
      }
      const spans = spansOf(plainText, box, size, { bold: cellText.startsWith('# '), italic: false })
      const first = !lines.some((line) => line.region === region)
      lines.push({
        text: spans.map((span) => span.text).join(''),
        spans,
        box,
        size,
        region,
        bullet,
        bold: spans.every((span) => span.bold),
        italic: spans.every((span) => span.italic),
        row: cells.length > 1 ? number + 1 : null,
        gap: first ? 0 : index === 0 ? gap || 0.2 : 0,
      })
    }
    gap = 0
  })
  const pages = Array.from({ length: lines.at(-1)?.box.page ?? 1 }, () => PAGE)
  return { kind: 'pdf', pages, lines, regions, links: [], pictures: [], warnings: [] }
}
