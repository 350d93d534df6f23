import { afterAll, expect, test } from '@jest/globals'
import { createParsers } from '../../../src/cv/workers/parsers.ts'
import { deflateBytes } from './gigabytes.ts'
import { makeZip, wordBody, wordCv, type ZipPart } from './make-zip.ts'
import { withPeak } from './resident.ts'

const parsers = createParsers({ priority: 0 })
afterAll(() => parsers.close())

const nameIn = async (bytes: Uint8Array, organisation = 'een'): Promise<string | null> => {
  const outcome = await parsers
    .take(organisation, bytes.length)
    .parse({ bytes, withSource: false }, new AbortController().signal)
  if ('parsed' in outcome) return outcome.parsed.fields.name
  return 'unreadable' in outcome ? outcome.unreadable : outcome.failed
}

const BODY = 'word/document.xml'
const cv: ZipPart = { name: BODY, content: wordCv }
const gigabyte: ZipPart = { name: BODY, deflateBytes, says: 1_073_741_824 }
const body = (content: string): Uint8Array => makeZip([{ name: BODY, content: wordBody(content) }])
const entities = `<!DOCTYPE w [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${wordCv.toString()}`

const outside = makeZip([cv])
new DataView(outside.buffer).setUint32(outside.length - 6, 0x7fffffff, true)

/**
 * A process of the parser has 150 MB before it reads anything, and is stopped at 400 MB; a bomb that isn't stopped
 * takes a gigabyte.
 */
const MOST_MEGABYTES = 450

test.each<[string, Uint8Array, string]>([
  ['a text of a gigabyte', makeZip([gigabyte]), 'cv_too_complex'],
  ['a gigabyte that says it is a hundred bytes', makeZip([{ ...gigabyte, says: 100 }]), 'cv_too_complex'],
  ['a gigabyte whose size stands after it', makeZip([{ ...gigabyte, streamed: true }]), 'cv_too_complex'],
  ['a gigabyte of styles beside a CV', makeZip([cv, { ...gigabyte, name: 'word/styles.xml' }]), 'cv_too_complex'],
  [
    'a thousand parts in the same megabyte',
    makeZip([
      { ...gigabyte, name: 'word/0.xml' },
      ...Array.from({ length: 1000 }, (_part, at) => ({ name: `word/${at + 1}.xml`, shares: 'word/0.xml', says: 10 })),
    ]),
    'cv_too_complex',
  ],
  [
    'thousands of parts',
    makeZip([cv, ...Array.from({ length: 5000 }, (_part, at) => ({ name: `word/${at}.xml` }))]),
    'cv_too_complex',
  ],
  ['a text in which nothing ends', body('<w:p>'.repeat(100_000)), 'cv_too_complex'],
  ['a hundred thousand tags', body('<w:p/>'.repeat(110_000)), 'cv_too_complex'],
  [
    'a tag of a hundred thousand attributes',
    body(`<w:p ${Array.from({ length: 100_000 }, (_attribute, at) => `w:a${at}="1"`).join(' ')}/>`),
    'cv_too_complex',
  ],
  ['a million letters', body(`<w:p><w:r><w:t>${'woord '.repeat(200_000)}</w:t></w:r></w:p>`), 'cv_too_complex'],
  ['entities', makeZip([{ name: BODY, content: Buffer.from(entities) }]), 'cv_unreadable'],
  ['a ZIP instead of a text', makeZip([{ name: BODY, content: makeZip([gigabyte]) }]), 'cv_unreadable'],
  ['a directory that ends too early', makeZip([cv]).slice(0, -30), 'cv_unreadable'],
  ['a directory outside the file', outside, 'cv_unreadable'],
])(
  '%s is refused, in little memory',
  async (_what, bytes, code) => {
    const { result, megabytes } = await withPeak(() => nameIn(bytes))
    expect(result).toBe(code)
    expect(megabytes).toBeLessThan(MOST_MEGABYTES)
  },
  60_000,
)

test.each<[string, ZipPart[]]>([
  [
    'a picture and a file of a gigabyte within it',
    [
      cv,
      { ...gigabyte, name: 'word/media/image1.png' },
      { ...gigabyte, name: 'word/embeddings/file.docx' },
      { ...gigabyte, name: 'customXml/item1.xml' },
    ],
  ],
  ['two texts, of which the last one counts', [gigabyte, cv]],
  ['sizes after its texts', [{ ...cv, streamed: true }]],
  ['sizes of 64 bits', [{ ...cv, large: true }]],
  ['a wrong size', [{ ...cv, says: 1 }]],
])('a CV with %s is read', async (_what, parts) => expect(await nameIn(makeZip(parts))).toBe('Sanne de Wit'), 60_000)

test('sixteen bombs at once take no more than one, and the CV of another organisation is read', async () => {
  const bomb = makeZip([gigabyte])
  const ended: string[] = []
  const { megabytes } = await withPeak(() =>
    Promise.all([
      ...Array.from({ length: 16 }, async () => ended.push(String(await nameIn(bomb)))),
      nameIn(makeZip([cv]), 'ander').then((name) => ended.push(String(name))),
    ]),
  )
  expect(ended.toSorted()).toEqual(['Sanne de Wit', ...Array.from({ length: 16 }, () => 'cv_too_complex')])
  expect(megabytes).toBeLessThan(MOST_MEGABYTES)
}, 60_000)

const compound = (change: (header: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(2048)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const header = new DataView(bytes.buffer)
  header.setUint16(30, 9, true)
  header.setUint16(32, 6, true)
  change(header)
  return bytes
}

test.each<[string, (header: DataView) => void]>([
  ['sectors of a gigabyte', (header) => header.setUint16(30, 30, true)],
  ['thirty million tables', (header) => header.setUint32(44, 30_000_000, true)],
])(
  'an old Word file that promises %s is refused before there is room made for it',
  async (_what, change) => {
    const { result, megabytes } = await withPeak(() => nameIn(compound(change)))
    expect(result).toBe('cv_unreadable')
    expect(megabytes).toBeLessThan(MOST_MEGABYTES)
  },
  60_000,
)
