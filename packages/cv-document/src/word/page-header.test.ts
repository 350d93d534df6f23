import { expect, test } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import { wordPartsOf } from './package/word-parts.ts'
import { pageHeaderOf } from './page-header.ts'
import { readDocx } from './read-docx.ts'

const names =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const relations = (targets: Record<string, string>) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(targets)
    .map(([id, target]) => `<Relationship Id="${id}" Type="${office}/header" Target="${target}"/>`)
    .join('')}</Relationships>`

/** A Word file with headers; `section`: what its section says of them. */
const word = (section: string, headers: Record<string, string>) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      relations(Object.fromEntries(Object.keys(headers).map((name) => [name, `${name}.xml`]))),
    ),
    'word/document.xml': strToU8(
      `<w:document ${names}><w:body>${paragraph('Kok bij De Gouden Pollepel')}<w:sectPr>${section}</w:sectPr></w:body></w:document>`,
    ),
    ...Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [`word/${name}.xml`, strToU8(`<w:hdr ${names}>${text}</w:hdr>`)]),
    ),
  })

const refer = (kind: string, id: string) => `<w:headerReference w:type="${kind}" r:id="${id}"/>`
const linesOf = async (bytes: Uint8Array) => (await readDocx(bytes)).lines.map(({ text }) => text)
const both = { h1: paragraph('Pagina'), h2: paragraph('Zelma Okonkwo') + paragraph('zelma@voorbeeld.nl') }

test.each([
  [
    'the first page has its own',
    refer('default', 'h1') + refer('first', 'h2') + '<w:titlePg/>',
    ['Zelma Okonkwo', 'zelma@voorbeeld.nl'],
  ],
  ['every page has the same', refer('first', 'h2') + refer('default', 'h1'), ['Pagina']],
  ['the own one is switched off', refer('default', 'h1') + refer('first', 'h2') + '<w:titlePg w:val="0"/>', ['Pagina']],
  ['none is referred to', '', []],
  ['the one that is referred to is not there', refer('default', 'h9'), []],
])('the head of the first page comes before the body: %s', async (_, section, head) =>
  expect(await linesOf(word(section, both))).toEqual([...head, 'Kok bij De Gouden Pollepel']),
)

test('a head without text, or a part outside the file, adds nothing', () => {
  expect(pageHeaderOf(wordPartsOf(word(refer('default', 'h1'), { h1: '<w:p/>' })))).toBeNull()
  expect(pageHeaderOf(wordPartsOf(word(refer('default', '../../etc/h1'), { h1: paragraph('Pagina') })))).toBeNull()
})
