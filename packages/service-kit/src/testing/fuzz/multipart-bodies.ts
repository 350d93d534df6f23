import { deflateRawSync } from 'node:zlib'
import type { Endpoint } from '@wervio/contracts'
import fc from 'fast-check'
import { awkwardTexts } from './awkward.ts'
import { schemaOf } from './json-schema.ts'
import { valuesOf } from './schema-values.ts'

/** A body of bytes, as base64 so that it can be printed and sent again. */
export type BytesBody = { base64: string }

const BOUNDARY = 'fuzz-boundary'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const CALENDAR = Buffer.from(
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260101T090000Z\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
)
/** Small files of the kinds that a recruiter sends, and of kinds that nobody should. */
const files: readonly Buffer[] = [
  PDF,
  PDF.subarray(0, 20),
  Buffer.from('%PDF-1.7\n%%EOF'),
  PNG,
  PNG.subarray(0, 30),
  CALENDAR,
  Buffer.from('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\n<v Noor>Hallo</v>\n'),
  Buffer.from('1\n00:00:00,000 --> 99:99:99,999\nHallo\n'),
  Buffer.alloc(0),
  Buffer.from('PK\u0003\u0004'),
  Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(Buffer.alloc(2_000))]),
  Buffer.from('MZ'),
  Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVEfmt '),
  Buffer.from('ID3\u0004\u0000\u0000'),
  Buffer.from('{\\rtf1 x}'),
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('<html><script>alert(1)</script></html>'),
  Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
  Buffer.alloc(3_000, 0xff),
  Buffer.from('\u0000'.repeat(500)),
]
const fileNames = [
  'cv.pdf',
  'cv.docx',
  'cv.doc',
  'foto.png',
  'agenda.ics',
  'gesprek.vtt',
  'gesprek.mp3',
  '',
  '.',
  '..',
  '../../x.pdf',
  '..\\..\\x.pdf',
  '/etc/passwd',
  'a\u0000b.pdf',
  'a\r\nX-Injected: 1.pdf',
  `${'x'.repeat(400)}.pdf`,
  '💥\u202e.pdf',
  'a;b="c".pdf',
  'CON',
  'cv.pdf.exe',
  "x'; drop table--.pdf",
]
const types = ['application/pdf', 'image/png', 'text/html', 'text/calendar', '', 'x', 'application/octet-stream']

const textPart = (name: string, value: string): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)

const filePart = (field: string, name: string, type: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const fieldsOf = ({ form }: Endpoint): fc.Arbitrary<Buffer[]> => {
  const surplus = fc.array(
    fc
      .tuple(fc.constantFrom('id', 'extra', '__proto__', '', 'x'.repeat(300)), fc.constantFrom(...awkwardTexts))
      .map(([name, value]) => textPart(name, value)),
    { maxLength: 2 },
  )
  const stated = form
    ? valuesOf(schemaOf(form)).map((value) =>
        Object.entries(value as object).map(([name, field]) => textPart(name, asText(field))),
      )
    : fc.constant([])
  return fc
    .tuple(stated, fc.oneof({ weight: 5, arbitrary: fc.constant<Buffer[]>([]) }, { weight: 1, arbitrary: surplus }))
    .map(([some, others]) => [...some, ...others])
}

/** Multipart bodies for an upload, whole or broken, with the header that goes along. */
export const multipartBodies = (
  endpoint: Endpoint,
): fc.Arbitrary<{ headers: Record<string, string>; body: BytesBody }> => {
  const field = endpoint.upload?.field ?? 'file'
  const part = fc
    .tuple(
      fc.oneof({ weight: 8, arbitrary: fc.constant(field) }, { weight: 1, arbitrary: fc.constantFrom('x', '', 'cv') }),
      fc.constantFrom(...fileNames),
      fc.constantFrom(...types),
      fc.oneof(
        fc.constantFrom(...files),
        fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      ),
    )
    .map((parts) => filePart(...parts))
  const fileParts = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(part) },
    { weight: 1, arbitrary: fc.array(part, { maxLength: 3 }) },
  )
  const ends = fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, '', `--${BOUNDARY}`)
  const headers = fc.oneof(
    { weight: 8, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=x', 'application/json', ''),
    },
  )
  const shares = fc.oneof(
    { weight: 8, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  )
  return fc.tuple(fieldsOf(endpoint), fileParts, ends, headers, shares).map(([fields, list, end, type, share]) => {
    const whole = Buffer.concat([...fields, ...list, Buffer.from(end)])
    const body = whole.subarray(0, Math.floor(whole.length * share))
    return { headers: { 'content-type': type }, body: { base64: body.toString('base64') } }
  })
}
