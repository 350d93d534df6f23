import { deflatedZeros, docxOf, textEntry, zerosEntry } from './zip-bomb.ts'

export type HostileFile = { name: string; content: Buffer }

const MEGABYTE = 1_048_576
const ADLER_BASE = 65_521

/** Deflated zeros with zlib's header and checksum (RFC 1950), as in a PDF. */
const zlibZeros = (megabytes: number): Buffer => {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(((((megabytes * MEGABYTE) % ADLER_BASE) << 16) | 1) >>> 0)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), deflatedZeros(megabytes), sum])
}

const object = (number: number, content: string): string => `${number} 0 obj\n${content}\nendobj\n`
const HEAD = `%PDF-1.7\n${object(1, '<< /Type /Catalog /Pages 2 0 R >>')}`
const PAGES = object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>')
const pageWith = (contents: string): string =>
  object(3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${contents} >>`)

/** A PDF of one page whose objects start at 10; the reader has to find them without a table. */
const pdfOf = (contents: string, objects: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from(HEAD + PAGES + pageWith(contents)),
    ...objects.flatMap((content, index) => [Buffer.from(`${10 + index} 0 obj\n`), content, Buffer.from('\nendobj\n')]),
    Buffer.from('trailer\n<< /Root 1 0 R /Size 99 >>\nstartxref\n0\n%%EOF\n'),
  ])

/** A page tree that contains itself. */
const ENDLESS_PAGES = object(2, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 99999999 >>')
const LOOP = `${HEAD}${ENDLESS_PAGES}trailer\n<< /Root 1 0 R >>\n%%EOF`

const stream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')])

const DOCUMENT = 'word/document.xml'
const deepXml = `<w:document>${'<w:p>'.repeat(200_000)}`

const PARAGRAPHS = '<w:p><w:r><w:t>woord</w:t></w:r></w:p>'.repeat(1_500_000)

/** A valid Word file that takes long to read. */
export const longDocx = (): Buffer =>
  docxOf([textEntry(DOCUMENT, `<w:document><w:body>${PARAGRAPHS}</w:body></w:document>`)])

const docxBombs = (): HostileFile[] => {
  const gigabyte = docxOf([zerosEntry(DOCUMENT, 1_024)])
  const liar = docxOf([zerosEntry(DOCUMENT, 512, 1_000)])
  const many = docxOf([
    textEntry(DOCUMENT, '<w:document/>'),
    ...Array.from({ length: 40 }, (_, index) => zerosEntry(`word/header${index}.xml`, 64)),
  ])
  const entries = docxOf(Array.from({ length: 20_000 }, (_, index) => textEntry(`word/part${index}.xml`, 'x')))
  const deep = docxOf([textEntry(DOCUMENT, deepXml)])
  return [
    ...Array.from({ length: 10 }, (_, index) => ({ name: `gigabyte-${index}.docx`, content: gigabyte })),
    { name: 'liar.docx', content: liar },
    { name: 'liar-again.docx', content: liar },
    { name: 'many.docx', content: many },
    { name: 'entries.docx', content: entries },
    { name: 'deep.docx', content: deep },
    { name: 'words.docx', content: longDocx() },
  ]
}

const pdfBombs = (): HostileFile[] => {
  const zeros = zlibZeros(1_024)
  const size = '/Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8'
  const image = `/Type /XObject /Subtype /Image ${size} /Filter /FlateDecode`
  return [
    { name: 'contents.pdf', content: pdfOf('/Contents 10 0 R', [stream('/Filter /FlateDecode', zeros)]) },
    { name: 'contents-again.pdf', content: pdfOf('/Contents 10 0 R', [stream('/Filter /FlateDecode', zeros)]) },
    {
      name: 'objects.pdf',
      content: pdfOf('/Contents 50 0 R', [stream('/Type /ObjStm /N 1000 /First 8000 /Filter /FlateDecode', zeros)]),
    },
    {
      name: 'image.pdf',
      content: pdfOf('/Contents 11 0 R /Resources << /XObject << /I 10 0 R >> >>', [
        stream(image, zeros),
        stream('', Buffer.from('q 500 0 0 700 40 60 cm /I Do Q')),
      ]),
    },
    {
      name: 'loop.pdf',
      content: Buffer.from(LOOP),
    },
  ]
}

/** 16 Word files and 5 PDFs, each small, that expand to gigabytes or never end. */
export const hostileFiles = (): HostileFile[] => [...docxBombs(), ...pdfBombs()]
