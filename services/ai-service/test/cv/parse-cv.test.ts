import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { makePdf, simpleCv, text } from '@wervio/cv-document/testing'
import { startCvApp } from './cv-app.ts'

const { app, post, read, refusal } = startCvApp()

test('a CV is read, with where each field stands', async () => {
  const cv = await read(makePdf({ pages: [simpleCv()] }))
  expect(cv).toMatchObject({
    name: 'Sanne de Wit',
    email: 'sanne.dewit@voorbeeld.nl',
    phone: '+31612345678',
    made_by: { engine: 'builtin' },
    warnings: [],
  })
  expect(cv.evidence['email']?.places[0]).toMatchObject({
    page: 1,
    x: expect.closeTo(50 / 595, 2),
    y: expect.closeTo((842 - 755 - 8) / 842, 2),
  })
})

test.each([
  ['without a byte', new Uint8Array()],
  ['of another kind', Buffer.from('geen pdf, al heet het zo')],
  ['that stops halfway', makePdf({ pages: [simpleCv()] }).slice(0, 400)],
  ['that only begins like a PDF', Buffer.from('%PDF-1.7\n')],
  ['that only begins like a Word file', Buffer.from('PK\u0003\u0004 en niets meer')],
  ['that only begins like an old Word file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2, 3])],
])('a file %s is unreadable', async (_what, content) => {
  expect(await refusal(content)).toEqual({ status: 422, code: 'cv_unreadable' })
})

test('a name makes no PDF, and another name unmakes none', async () => {
  expect(await refusal('gewoon tekst', 'cv.pdf')).toEqual({ status: 422, code: 'cv_unreadable' })
  expect((await read(makePdf({ pages: [simpleCv()] }), 'cv.docx')).name).toBe('Sanne de Wit')
})

test('a PDF with a password says so', async () => {
  const secret = `<${'41'.repeat(32)}>`
  const trailer = `/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${secret} /U ${secret} >>`
  const answer = await post(makePdf({ pages: [simpleCv()], trailer }))
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'cv_protected', error: messages.cvProtected })
})

test('a scan has no text', async () => {
  const answer = await post(makePdf({ pages: ['q 500 0 0 700 40 60 cm /Im Do Q'] }))
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'cv_without_text', error: messages.cvWithoutText })
})

test('of 500 pages the first forty are read, and that is told', async () => {
  const pages = [
    simpleCv(),
    ...Array.from({ length: 499 }, (_page, index) =>
      text(50, 700, `Bijlage over onderwerp ${'abcdefghij'[index % 10]} op blad ${index + 2}`),
    ),
  ]
  const cv = await read(makePdf({ pages }))
  expect(cv.name).toBe('Sanne de Wit')
  expect(cv.warnings).toContain('Dit bestand heeft 500 pagina’s. De eerste 40 zijn gelezen.')
  expect(cv.cv_text).toContain('op blad 40')
  expect(cv.cv_text).not.toContain('op blad 41')
})

test('scripts and files within a PDF do nothing', async () => {
  const catalog =
    '/OpenAction << /S /JavaScript /JS (app.alert\\("hoi"\\); this.submitForm\\("http://voorbeeld.nl"\\)) >> /Names << /EmbeddedFiles << /Names [(virus.exe) 100 0 R] >> /JavaScript << /Names [(a) << /S /JavaScript /JS (while\\(true\\){}) >>] >> >>'
  const objects = [
    '<< /Type /Filespec /F (virus.exe) /EF << /F 101 0 R >> >>',
    '<< /Type /EmbeddedFile /Length 4 >>\nstream\nMZ..\nendstream',
  ]
  expect(await read(makePdf({ pages: [simpleCv()], catalog, objects }))).toMatchObject({
    name: 'Sanne de Wit',
    warnings: [],
  })
})

test('too much text, however small the file, stops early', async () => {
  const form = (calls: string) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /Font << /F1 3 0 R >> /XObject << /X0 100 0 R /X1 101 0 R /X2 102 0 R >> >> /Length ${calls.length} >>\nstream\n${calls}\nendstream`
  const objects = [form(text(10, 10, 'x'.repeat(1000))), form('/X0 Do '.repeat(100)), form('/X1 Do '.repeat(100))]
  const bomb = makePdf({ pages: [simpleCv(), '/X2 Do'], resources: '/XObject << /X2 102 0 R >>', objects })
  expect(bomb.length).toBeLessThan(10_000)
  expect(await refusal(bomb)).toEqual({ status: 422, code: 'cv_too_complex' })
  expect((await read(makePdf({ pages: [simpleCv()] }))).name).toBe('Sanne de Wit')
}, 60_000)

test('a page that unpacks to more than there is memory for is stopped, and the next CV is read', async () => {
  const bomb = makePdf({ pages: [' '.repeat(400_000_000)], compress: true })
  expect(bomb.length).toBeLessThan(500_000)
  expect(await refusal(bomb)).toEqual({ status: 422, code: 'cv_too_complex' })
  expect((await read(makePdf({ pages: [simpleCv()] }))).name).toBe('Sanne de Wit')
}, 60_000)

test('two at the same moment are both read', async () => {
  const both = await Promise.all([
    read(makePdf({ pages: [simpleCv('Anna Bakker')] })),
    read(makePdf({ pages: [simpleCv('Kees Vermeulen')] })),
  ])
  expect(both.map(({ name }) => name)).toEqual(['Anna Bakker', 'Kees Vermeulen'])
})

test('more than 20 MB is too large', async () => {
  const answer = await post(new Uint8Array(21_000_000))
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ error: messages.cvTooLarge })
})

test('only one file at a time', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/parse-cv',
    headers: { authorization: 'Bearer goed-1', 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(answer.statusCode).toBe(415)
})
