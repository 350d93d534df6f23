import { expect, test } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import { readTranscriptFile } from './read-transcript-file.ts'
import { TranscriptFileError } from './transcript-file-error.ts'
import { wordFileOf } from './testing/word-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const problemOf = async (file: Uint8Array): Promise<string> => {
  try {
    await readTranscriptFile(file)
    return 'none'
  } catch (error) {
    if (error instanceof TranscriptFileError && error.dutch.endsWith('.')) return error.problem
    throw error
  }
}
const textsOf = async (file: Uint8Array) => (await readTranscriptFile(file)).segments.map(({ text }) => text)
const utf16 = (text: string, isBigEndian: boolean): Uint8Array => {
  const buffer = Buffer.from(text, 'utf16le')
  return new Uint8Array(isBigEndian ? buffer.swap16() : buffer)
}

test('nothing, no conversation and other kinds of file are refused, each with its own words', async () => {
  expect(await problemOf(new Uint8Array())).toBe('empty')
  expect(await problemOf(bytes('WEBVTT\n\n'))).toBe('empty')
  expect(await problemOf(bytes(' \n\n \t'))).toBe('empty')
  expect(await problemOf(bytes('WEBVTT\n\nxx --> yy\nHallo.'))).toBe('no_times')
  expect(await problemOf(new Uint8Array(4_000).map((_, at) => at % 31))).toBe('unknown')
  expect(await problemOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toBe('unknown')
  expect(await problemOf(new Uint8Array(40_000_001).fill(97))).toBe('too_large')
})

test('a Word file that inflates beyond any conversation, is no Word file or was broken off', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(60_000_000) }, { level: 9 })
  expect(bomb.length).toBeLessThan(200_000)
  expect(await problemOf(bomb)).toBe('too_large')
  expect(await problemOf(zipSync({ 'bericht.txt': strToU8('hallo') }))).toBe('unreadable')
  expect(await problemOf(wordFileOf(['Hallo.']).slice(0, 300))).toBe('unreadable')
})

test.each([
  ['UTF-8 with a mark', bytes('\uFEFFNoor: Café voor één euro.')],
  ['UTF-16 of Notepad', utf16('\uFEFFNoor: Café voor één euro.', false)],
  ['UTF-16 big endian', utf16('\uFEFFNoor: Café voor één euro.', true)],
  ['UTF-16 without a mark', utf16('Noor: Café voor één euro.', false)],
  ['Windows-1252', new Uint8Array(Buffer.from('Noor: Café voor één euro.', 'latin1'))],
])('%s is read', async (_, file) => {
  expect(await textsOf(file)).toEqual(['Café voor één euro.'])
})

test('a name of a file says nothing: WebVTT in a Word file, and text in which an arrow stands', async () => {
  const file = wordFileOf(['WEBVTT', '', '00:01.000 --> 00:02.000', 'Hallo.'])
  expect(await readTranscriptFile(file)).toMatchObject({
    format: 'docx',
    hasTimes: true,
    segments: [{ text: 'Hallo.' }],
  })
  expect(await textsOf(bytes('We gingen van A --> B, snap je.'))).toEqual(['We gingen van A --> B, snap je.'])
})

test('broken, negative and overlapping times', async () => {
  const file = bytes(
    'WEBVTT\n\n-0:0:3.0 --> 0:0:1.0\n<v Noor>Vooraf.</v>\n\nxx --> yy\nweg\n\n0:0:0.500 --> 0:0:4.0\n<v Ilse>Samen.</v>\n',
  )
  expect((await readTranscriptFile(file)).segments).toEqual([
    { start: 0, end: 4, speaker: 'Noor', text: 'Vooraf.' },
    { start: 3.5, end: 7, speaker: 'Ilse', text: 'Samen.' },
  ])
})

test('HTML in a cue is text or nothing', async () => {
  const file = bytes(
    '1\n00:00:00,000 --> 00:00:01,000\n<font color="red"><i>Hallo</i></font><script>x</script> &lt;b&gt;\n',
  )
  expect(await textsOf(file)).toEqual(['Hallox <b>'])
})

test('twelve people with one name are one speaker', async () => {
  const file = bytes(Array.from({ length: 12 }, (_, at) => `Gast  0:${10 + at}\nHallo ${at}.`).join('\n\n'))
  const { segments } = await readTranscriptFile(file)
  expect(new Set(segments.map(({ speaker }) => speaker))).toEqual(new Set(['Gast']))
  expect(segments.map(({ text }) => text).join(' ')).toContain('Hallo 11.')
})

test('a paragraph of 10 MB and 100,000 lines lose nothing', async () => {
  const words = 'woord '.repeat(1_700_000).trim()
  const long = await textsOf(bytes(`Noor: ${words}`))
  expect(Math.max(...long.map((text) => text.length))).toBeLessThanOrEqual(2_000)
  expect(long.join(' ')).toBe(words)
  const lines = Array.from({ length: 100_000 }, (_, at) => `Spreker ${at % 12}: Zin ${at}.`)
  expect(await textsOf(bytes(lines.join('\n')))).toHaveLength(100_000)
})

test('a word of 35 MB without a space is cut by its letters', async () => {
  const word = 'woord'.repeat(7_000_000)
  const texts = await textsOf(bytes(`Noor: ${word}`))
  expect(new Set(texts.slice(0, -1).map((text) => text.length))).toEqual(new Set([2_000]))
  expect(texts.join('') === word).toBe(true)
})

test('an hour of a Word file has many paragraphs', async () => {
  const file = wordFileOf(
    Array.from(
      { length: 4_000 },
      (_, at) => `Spreker ${at % 2}   ${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}\nZin ${at}.`,
    ),
  )
  expect((await readTranscriptFile(file)).segments).toHaveLength(4_000)
})

test.each(['[', '(', ':', '0:00 ', 'A ', 'a: ', '1:1', '--> ', '\t'])(
  'lines of %j take time by size',
  async (piece) => {
    const file = bytes(`${piece.repeat(60_000)}\nNoor: Hallo.\n${piece.repeat(60_000)}`)
    expect(['none', 'empty', 'no_times']).toContain(await problemOf(file))
  },
)
