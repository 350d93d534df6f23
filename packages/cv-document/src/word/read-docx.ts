import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import type { CvDocument, CvRegion } from '../cv-document.ts'
import { UnreadableCv } from '../unreadable-cv.ts'
import { wordPartsOf, type WordParts } from './package/word-parts.ts'
import { pageHeaderOf } from './page-header.ts'
import { rowsOfParagraph } from './paragraph-rows.ts'
import { lineOf, wordDocument, type WordLine } from './word-lines.ts'
import { childrenOf, type WordNode } from './word-tree.ts'

/** A table row with a cell of this many paragraphs is a layout: its cells are columns. */
const COLUMN = 4
/** More letters than this are no CV; of PDFs no more are read either. */
const MOST_LETTERS = 400_000

const textIn = (node: WordNode): number =>
  (node.value?.length ?? 0) + childrenOf(node).reduce((sum, child) => sum + textIn(child), 0)
const paragraphsIn = (node: WordNode): number =>
  (node.type === 'paragraph' && textIn(node) > 0 ? 1 : 0) +
  childrenOf(node).reduce((sum, child) => sum + paragraphsIn(child), 0)

/**
 * The tree of a Word file, which mammoth passes on while it makes its HTML. It gets inflated parts, because it has no
 * limits of its own.
 */
export const treeOf = async (parts: WordParts): Promise<WordNode> => {
  const bytes = zipSync(parts, { level: 0 })
  let tree: WordNode | null = null
  const transformDocument = (root: WordNode): WordNode => {
    tree = root
    return { ...root, children: [] }
  }
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
    { transformDocument, externalFileAccess: false },
  )
  if (tree === null) throw new UnreadableCv('cv_unreadable')
  return tree
}

/**
 * Reads a Word file in reading order: the head of its first page, paragraphs, lists, tables (as rows, or as columns
 * where they lay out the page) and text boxes. Throws `UnreadableCv`.
 */
export const readDocx = async (bytes: Uint8Array): Promise<CvDocument> => {
  const parts = wordPartsOf(bytes)
  const tree = await treeOf(parts)
  if (textIn(tree) > MOST_LETTERS) throw new UnreadableCv('cv_too_complex')
  const header = pageHeaderOf(parts)
  const regions: CvRegion[] = [{ id: 0, width: 1, x: 0, role: 'main' }]
  const lines: WordLine[] = []
  const links: { href: string; line: number }[] = []
  let rows = 0
  let empty = 0

  const addParagraph = (paragraph: WordNode, region: number, row: number | null): void => {
    const printed = rowsOfParagraph(paragraph)
    for (const [index, { cells, links: hrefs }] of printed.entries()) {
      const rowNumber = row ?? (cells.length > 1 ? ++rows : null)
      links.push(...hrefs.map((href) => ({ href, line: lines.length })))
      for (const pieces of cells)
        lines.push({
          pieces,
          region,
          row: rowNumber,
          gap: index === 0 ? empty : 0,
          bullet: index === 0 && Boolean(paragraph.numbering) && pieces === cells[0],
        })
      empty = cells.length > 0 ? 0 : empty + 1
    }
  }
  const addTable = (table: WordNode, region: number): void => {
    const columns = new Map<number, number>()
    for (const row of childrenOf(table)) {
      const cells = childrenOf(row)
      const filled = cells.filter((cell) => textIn(cell) > 0)
      if (filled.length > 1 && filled.some((cell) => paragraphsIn(cell) >= COLUMN)) addColumns(cells, columns)
      else {
        const number = filled.length > 1 ? ++rows : null
        for (const cell of filled) addBlocks(childrenOf(cell), region, number)
      }
    }
  }
  const addColumns = (cells: readonly WordNode[], columns: Map<number, number>): void => {
    const widest = Math.max(...cells.map(textIn))
    const order = cells
      .map((cell, index) => ({ cell, index }))
      .toSorted((one, other) => Number(textIn(other.cell) === widest) - Number(textIn(one.cell) === widest))
    for (const { cell, index } of order) {
      if (textIn(cell) === 0) continue
      const regionIndex = columns.get(index)
      if (regionIndex === undefined)
        regions.push({
          id: regions.length,
          width: 1 / cells.length,
          x: index / cells.length,
          role: textIn(cell) === widest ? 'main' : 'sidebar',
        })
      columns.set(index, regionIndex ?? regions.length - 1)
      addBlocks(childrenOf(cell), columns.get(index) ?? 0, null)
    }
  }
  const addBlocks = (nodes: readonly WordNode[], region: number, row: number | null): void => {
    for (const node of nodes) {
      if (node.type === 'paragraph') addParagraph(node, region, row)
      else if (node.type === 'table') addTable(node, region)
      else addBlocks(childrenOf(node), region, row)
    }
  }
  if (header) addBlocks(childrenOf(await treeOf(header)), 0, null)
  addBlocks(childrenOf(tree), 0, null)
  return wordDocument(lines.map(lineOf), regions, links)
}
