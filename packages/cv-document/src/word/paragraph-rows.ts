import type { TextRun } from './word-lines.ts'
import { childrenOf, type WordNode } from './word-tree.ts'

/** A printed line of a paragraph: its cells, separated by tabs, and its links. */
type ParagraphRow = { cells: TextRun[][]; links: string[] }

const USUAL = 11
/** Sizes of Word's own headings, where the file doesn't say. */
const HEADINGS: readonly [RegExp, number][] = [
  [/^(?:title|titel)$/i, 24],
  [/^(?:heading|kop|überschrift) ?1$/i, 16],
  [/^(?:heading|kop|überschrift) ?[2-9]$/i, 13],
]

const headingSize = (paragraph: WordNode): number | null =>
  HEADINGS.find(([name]) => name.test(paragraph.styleName ?? ''))?.[1] ?? null

type Style = { size: number; bold: boolean; italic: boolean; capitals: boolean }

/** The lines of a paragraph, from its breaks and tabs. */
export const rowsOfParagraph = (paragraph: WordNode): ParagraphRow[] => {
  const heading = headingSize(paragraph)
  const rows: ParagraphRow[] = [{ cells: [[]], links: [] }]
  const row = () => rows.at(-1) ?? { cells: [], links: [] }
  const walk = (node: WordNode, style: Style): void => {
    if (node.type === 'text')
      row()
        .cells.at(-1)
        ?.push({
          text: style.capitals ? (node.value ?? '').toUpperCase() : (node.value ?? ''),
          size: style.size,
          bold: style.bold,
          italic: style.italic,
        })
    else if (node.type === 'tab') row().cells.push([])
    else if (node.type === 'break') rows.push({ cells: [[]], links: [] })
    else {
      if (node.type === 'hyperlink' && node.href) row().links.push(node.href)
      const runStyle =
        node.type === 'run'
          ? {
              size: node.fontSize ?? style.size,
              bold: style.bold || node.isBold === true,
              italic: style.italic || node.isItalic === true,
              capitals: style.capitals || node.isAllCaps === true,
            }
          : style
      for (const child of childrenOf(node)) walk(child, runStyle)
    }
  }
  walk(
    { ...paragraph, type: 'paragraph' },
    { size: heading ?? USUAL, bold: heading !== null, italic: false, capitals: false },
  )
  return rows.map(({ cells, links }) => ({
    links,
    cells: cells.filter((cell) => cell.some(({ text }) => text.trim() !== '')),
  }))
}
