const LINE = 20
const TOP = 780

/** Escapes a text for a PDF string; the text may only have characters of Windows-1252. */
const literal = (text: string): string => `(${text.replaceAll(/[\\()]/g, '\\$&')})`

/** A one-page A4 document: a heading and lines of Helvetica, in Windows-1252 as PDF's built-in fonts have it. */
export const writePdf = (heading: string, lines: readonly string[]): Buffer => {
  const body = lines.map((line) => `T* ${literal(line)} Tj`).join('\n')
  const content = `BT /F1 20 Tf 60 ${TOP} Td ${literal(heading)} Tj ET\nBT /F1 12 Tf ${LINE} TL 60 ${TOP - LINE} Td\n${body}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ]
  let document = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = document.length
    document += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = document.length
  document += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(document, 'latin1')
}
