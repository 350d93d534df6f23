import { deflateSync } from 'node:zlib'

/** One text at a place, in points from the bottom left. */
export const text = (
  x: number,
  y: number,
  words: string,
  { size = 10, font = 'F1', before = '' }: { size?: number; font?: string; before?: string } = {},
): string => `BT ${before} /${font} ${size} Tf ${x} ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET`

export type PdfParts = {
  /** Content streams, one a page. */
  pages: readonly string[]
  /** More of the fonts: `F2` is bold. */
  fonts?: string
  /** More of the resources of each page. */
  resources?: string
  /** More of the catalogue. */
  catalog?: string
  /** More of the trailer. */
  trailer?: string
  /** Objects beside the pages; they get numbers from 100. */
  objects?: readonly string[]
  /** Whether page contents are compressed. */
  compress?: boolean
}

const stream = (content: string, compress: boolean): Buffer => {
  const data = compress ? deflateSync(Buffer.from(content, 'latin1')) : Buffer.from(content, 'latin1')
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${compress ? '/Filter /FlateDecode' : ''} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

const FONT = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** A small PDF of A4 pages. */
export const makePdf = ({
  pages,
  fonts = '',
  resources = '',
  catalog = '',
  trailer = '',
  objects = [],
  compress = false,
}: PdfParts): Uint8Array<ArrayBuffer> => {
  const bodies = new Map<number, Buffer>()
  const kids = pages.map((_page, index) => 1000 + 2 * index)
  bodies.set(1, Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`))
  bodies.set(
    2,
    Buffer.from(`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${pages.length} >>`),
  )
  bodies.set(3, Buffer.from(FONT('Helvetica')))
  bodies.set(4, Buffer.from(FONT('Helvetica-Bold')))
  for (const [index, object] of objects.entries()) bodies.set(100 + index, Buffer.from(object, 'latin1'))
  for (const [index, page] of pages.entries()) {
    const number = 1000 + 2 * index
    bodies.set(
      number,
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R ${fonts} >> ${resources} >> >>`,
      ),
    )
    bodies.set(number + 1, stream(page, compress))
  }
  const chunks = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')]
  let length = chunks[0]?.length ?? 0
  const offsets: [number, number][] = []
  for (const [number, body] of bodies) {
    const object = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push([number, length])
    chunks.push(object)
    length += object.length
  }
  const entry = ([number, offset]: [number, number]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`
  chunks.push(
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \n${offsets.map(entry).join('')}trailer\n<< /Size 9999 /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return new Uint8Array(Buffer.concat(chunks))
}

/** A CV that says enough to be one. */
export const simpleCv = (name = 'Sanne de Wit'): string =>
  [
    text(50, 780, name, { size: 22, font: 'F2' }),
    text(50, 755, 'sanne.dewit@voorbeeld.nl'),
    text(50, 740, '06-12345678'),
    text(50, 700, 'Werkervaring', { size: 14, font: 'F2' }),
    text(50, 680, 'Verpleegkundige bij Ziekenhuis De Linde, 2018 - heden'),
    text(50, 640, 'Opleiding', { size: 14, font: 'F2' }),
    text(50, 620, 'Hbo Verpleegkunde, Hogeschool Utrecht, 2014 - 2018'),
  ].join('\n')
