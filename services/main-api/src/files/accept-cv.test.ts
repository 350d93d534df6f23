import { expect, test } from '@jest/globals'
import { cvTypes, messages } from '@wervio/contracts'
import { zipOf } from '../../test/zip.ts'
import { acceptCv } from './accept-cv.ts'
import { detectFileType } from './detect-file-type.ts'

const [PDF, DOC, DOCX] = cvTypes
const CFB = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const accepted = async (sample: Buffer, name = 'cv') =>
  acceptCv({ sample, name, type: await detectFileType(sample, name) })

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), PDF],
  ['a PDF after lines of a mail program', Buffer.from(`\r\nX-Header: 1\r\n\r\n%PDF-1.4\n`), PDF],
  ['a DOCX as Word writes it', zipOf('[Content_Types].xml', '_rels/.rels', 'word/document.xml'), DOCX],
  ['a DOCX whose pictures come first', zipOf('media/a.png', 'docProps/app.xml', 'word/document.xml'), DOCX],
  ['a DOC', Buffer.concat([CFB, Buffer.alloc(600), Buffer.from('WordDocument', 'utf16le')]), DOC],
])('%s is a CV', async (_what, sample, type) => {
  expect(await accepted(sample)).toBe(type)
})

test('of an old Word file whose directory is far away the name decides', async () => {
  const sample = Buffer.concat([CFB, Buffer.alloc(600)])
  expect(await accepted(sample, 'CV Noor.DOC')).toBe(DOC)
  await expect(accepted(sample, 'rekenblad.xls')).rejects.toMatchObject({ code: 'file_type_refused' })
})

test.each([
  ['text', Buffer.from('Mijn CV')],
  ['a page', Buffer.from('<html><body>CV</body></html>')],
  ['a ZIP', zipOf('foto.png', 'brief.txt')],
  ['a spreadsheet', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a PDF header far into it', Buffer.concat([Buffer.alloc(2_000, ' '), Buffer.from('%PDF-1.4')])],
])('%s is none, whatever its name', async (_what, sample) => {
  for (const [name, message] of [
    ['cv.pdf', messages.cvUnreadable],
    ['CV.DOCX', messages.cvUnreadable],
    ['cv.txt', messages.cvTypeRefused],
    ['cv', messages.cvTypeRefused],
  ] as const)
    await expect(accepted(sample, name)).rejects.toMatchObject({ code: 'file_type_refused', message })
})
