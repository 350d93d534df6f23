import { makePdf, simpleCv } from '@wervio/cv-document/testing'

/** A stream object; `data` as it stands. */
export const streamOf = (dictionary: string, data: Uint8Array | string): string =>
  [`<< ${dictionary} /Length ${data.length} >>`, 'stream', Buffer.from(data).toString('latin1'), 'endstream'].join('\n')

/** A CV whose second page shows this stream. */
export const withPage = (stream: string): Uint8Array => {
  const bytes = Buffer.from(makePdf({ pages: [simpleCv(), 'q Q'], objects: [stream] }))
  const contents = bytes.indexOf('/Contents 1003 0 R')
  bytes.write('/Contents 0100 0 R', contents, 'latin1')
  return new Uint8Array(bytes)
}

/** A CV with two letters in a typeface of these objects: `100 0 R` and on. */
export const withFont = (...objects: string[]): Uint8Array =>
  makePdf({ pages: [`${simpleCv()} BT /F9 10 Tf (ab) Tj ET`], fonts: '/F9 100 0 R', objects })

/** A CV with a picture of this object. */
export const withPicture = (object: string): Uint8Array =>
  makePdf({
    pages: [`${simpleCv()} q 90 0 0 90 0 0 cm /Im Do Q`],
    resources: '/XObject << /Im 100 0 R >>',
    objects: [object],
  })

/** A CV with an area in a colour that this function mixes. */
export const withColour = (object: string): Uint8Array =>
  makePdf({
    pages: [`${simpleCv()} /Cs cs 0.5 scn 0 0 9 9 re f`],
    resources: '/ColorSpace << /Cs [/Separation /A /DeviceRGB 100 0 R] >>',
    objects: [object],
  })

/** A PDF of these objects from number 1, the first of which is its catalogue. */
export const pdfOf = (...objects: string[]): Uint8Array => {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  text += `${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

const entry = (kind: number, place: number, index: number): Buffer => {
  const bytes = Buffer.alloc(7)
  bytes.writeUInt8(kind, 0)
  bytes.writeUInt32BE(place, 1)
  bytes.writeUInt16BE(index, 5)
  return bytes
}

/** A PDF whose catalogue and pages lie in this stream of objects. */
export const withObjects = (stream: string): Uint8Array => {
  const start = '%PDF-1.7\n'
  const body = `${start}10 0 obj\n${stream}\nendobj\n`
  const table = streamOf(
    '/Type /XRef /Size 11 /W [1 4 2] /Index [0 3 10 1] /Root 1 0 R',
    Buffer.concat([entry(0, 0, 65_535), entry(2, 10, 0), entry(2, 10, 1), entry(1, start.length, 0)]),
  )
  return new Uint8Array(Buffer.from(`${body}50 0 obj\n${table}\nendobj\nstartxref\n${body.length}\n%%EOF`, 'latin1'))
}

/** A PDF whose table of objects is this stream. */
export const withTable = (stream: string): Uint8Array => {
  const pages = '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n'
  const body = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${pages}`
  return new Uint8Array(Buffer.from(`${body}50 0 obj\n${stream}\nendobj\nstartxref\n${body.length}\n%%EOF`, 'latin1'))
}

/** A colour by so many samples: V8 ends its process when it has no room for them. */
export const samples = (size: string): string =>
  streamOf(`/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [${size}] /BitsPerSample 8`, 'x')

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << >> >>'
const pages = Array.from({ length: 40 }, (_page, index) => `${4 + index} 0 R`)
/** Work for a long time in little memory: forty pages with the same two million commands that nobody knows. */
export const endless = pdfOf(
  '<< /Type /Catalog /Pages 2 0 R >>',
  `<< /Type /Pages /Kids [${pages.join(' ')}] /Count 40 >>`,
  streamOf('', 'zz '.repeat(2_000_000)),
  ...pages.map(() => PAGE),
)
