import { readFile } from 'node:fs/promises'
import { argv, stdout } from 'node:process'
import type { CvLine } from './cv-document.ts'
import { readPdf } from './read-pdf.ts'

/** `node print.ts FILE…`: what is read from CVs, line by line, for whoever works on the parser. */
const style = (line: CvLine) => `${line.size.toFixed(1)}${line.bold ? ' bold' : ''}${line.italic ? ' italic' : ''}`

const columns = (line: CvLine) => [
  `p${line.box.page}`,
  `region ${line.region}`,
  line.row === null ? '' : `row ${line.row}`,
  style(line),
  `x ${line.box.x.toFixed(0)}`,
  `gap ${line.gap.toFixed(1)}`,
  `${line.bullet ? '• ' : ''}${line.text}`,
]

for (const file of argv.slice(2)) {
  const { pages, regions, lines, links, pictures, warnings } = await readPdf(new Uint8Array(await readFile(file)))
  stdout.write(`${file}: ${pages.length} pages\n`)
  for (const { id, role, x, width } of regions)
    stdout.write(`region ${id}: ${role}, from ${x.toFixed(2)}, ${width.toFixed(2)} wide\n`)
  for (const line of lines) stdout.write(`${columns(line).join('\t')}\n`)
  for (const link of links) stdout.write(`link ${link.href} on line ${link.line ?? 'none'}\n`)
  stdout.write(`${pictures.length} pictures\n`)
  for (const warning of warnings) stdout.write(`warning: ${warning}\n`)
}
