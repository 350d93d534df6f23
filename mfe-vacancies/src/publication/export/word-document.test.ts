import { expect, test } from '@jest/globals'
import mammoth from 'mammoth'
import { wordDocument } from './word-document.ts'

const html =
  '<h1>Planner</h1><p>Kom <strong>vet</strong>, <em>schuin</em> en <u>lijn</u><br>verder.</p><h2>Taken</h2><ul><li>Eén<ul><li>Binnen</li></ul></li><li><p>Twee</p></li></ul><ol><li>Bel</li><li>Mail <a href="https://wervio.nl/?a=1&amp;b=2">ons</a></li></ol><h3>Tot slot</h3><ol><li>Opnieuw</li></ol><blockquote><p>Fijn werk</p></blockquote>'

const bytes = async (title: string, text: string) => Buffer.from(await (await wordDocument(title, text)).arrayBuffer())

test('Word gets real headings, lists, looks and links', async () => {
  const { value } = await mammoth.convertToHtml({ buffer: await bytes('Planner', html) }, { styleMap: ['u => u'] })
  expect(value.replace(/<a id="[^"]*"><\/a>/g, '')).toBe(
    '<h1>Planner</h1><p>Kom <strong>vet</strong>, <em>schuin</em> en <u>lijn</u><br />verder.</p><h2>Taken</h2><ul><li>Eén<ul><li>Binnen</li></ul></li><li>Twee</li></ul><ol><li>Bel</li><li>Mail <a href="https://wervio.nl/?a=1&amp;b=2">ons</a></li></ol><h3>Tot slot</h3><ol><li>Opnieuw</li></ol><p>Fijn werk</p>',
  )
})

test('it is a zip with the parts Word asks for', async () => {
  const file = await bytes('Planner', html)
  expect(file.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'))
  for (const part of ['[Content_Types].xml', 'word/document.xml', 'word/numbering.xml', 'word/styles.xml'])
    expect(file.includes(part)).toBe(true)
})

test('an empty text, nothing but words and very deep lists are documents too', async () => {
  const words = async (text: string) =>
    (await mammoth.extractRawText({ buffer: await bytes('Titel', text) })).value.trim()
  expect(await words('')).toBe('')
  expect(await words('zomaar <strong>tekst</strong> & meer')).toBe('zomaar tekst & meer')
  expect(await words(`${'<ul><li>'.repeat(15)}diep${'</li></ul>'.repeat(15)}`)).toBe('diep')
})
