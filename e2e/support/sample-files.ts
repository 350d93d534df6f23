import { deflateSync, crc32 } from 'node:zlib'

/** A file as Playwright's file picker takes it. */
export type SampleFile = { name: string; mimeType: string; buffer: Buffer }

const stream = (content: string, facts = ''): string =>
  `<<${facts}/Length ${content.length}>>stream\n${content}\nendstream`

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
const pdfOf = (name: string, objects: readonly string[]): SampleFile => {
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const whole = `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(whole, 'latin1') }
}

/** A PDF with one line of text (letters and digits only) a page. */
export const pdf = (name: string, pages: readonly string[]): SampleFile => {
  const font = 3 + 2 * pages.length
  return pdfOf(name, [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, index) => `${3 + 2 * index} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    ...pages.flatMap((line, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${4 + 2 * index} 0 R>>`,
      stream(`BT /F1 24 Tf 72 720 Td (${line}) Tj ET`),
    ]),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])
}

/**
 * A scanned page as a fax machine writes it (CCITT group 4): sixteen lines like the one before, and the end. What a fax
 * calls white is drawn black, so the page has ink only where it was decoded.
 */
export const scan = (name: string): SampleFile =>
  pdfOf(name, [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>',
    stream('q 400 0 0 400 100 200 cm /I Do Q'),
    stream(
      '\xff\xff\x00\x10\x01',
      '/Type/XObject/Subtype/Image/Width 16/Height 16/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 16/Rows 16/BlackIs1 true>>',
    ),
  ])

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A green picture of `size` × `size` pixels. */
export const png = (name: string, size = 40): SampleFile => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2], 8)
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, Buffer.from([0x0b, 0x5d, 0x45]))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => line)))
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

/** An archive of uncompressed files, as a Word document is one. */
const zip = (files: Record<string, string>): Buffer => {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), data])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, where, Buffer.from(name)]))
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(central.length, 4)
  end.writeUInt16LE(central.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A Word document with one paragraph. */
export const docx = (name: string, text: string): SampleFile => ({
  name,
  mimeType: WORD,
  buffer: zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.main+xml"/></Types>`,
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  }),
})

export const text = (name: string, content: string, mimeType = 'text/plain'): SampleFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** The first bytes of a Windows program, under another name. */
export const program = (name: string): SampleFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(500, 0x90)]),
})
