import { expect, test } from '@jest/globals'
import { limits, messages } from '@wervio/contracts'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { unpackZip } from './unpack.ts'

const DIRECTORY = 0x02_01_4b_50

/** Where in a zip the entries of its directory begin. */
const entriesIn = (view: DataView): number[] =>
  Array.from({ length: view.byteLength - 3 }, (_, at) => at).filter((at) => view.getUint32(at, true) === DIRECTORY)

/** A zip whose directory says that each file is so many bytes, unpacked. */
const zipOf = (content: Zippable, statedSize?: number): File => {
  const bytes = zipSync(content)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (statedSize !== undefined) for (const at of entriesIn(view)) view.setUint32(at + 24, statedSize, true)
  return new File([bytes.slice()], 'cvs.zip')
}

const cv = strToU8('%PDF-1.4 van iemand')
const unpackOutcome = async (zip: File) => {
  const { files, refused } = await unpackZip(zip)
  return {
    files: files.map(({ name, size, type }) => [name, size, type]),
    refused: refused.map(({ reason }) => reason),
  }
}

test('names are names: folders, ways up and rubbish of macOS stay out', async () => {
  const zip = zipOf({
    '../../weg/a.pdf': cv,
    'map\\b.docx': cv,
    '__MACOSX/._a.pdf': cv,
    '.DS_Store': cv,
    'leeg.pdf': new Uint8Array(),
  })
  expect(await unpackOutcome(zip)).toEqual({
    files: [
      ['a.pdf', cv.length, 'application/pdf'],
      ['b.docx', cv.length, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ],
    refused: [messages.attachmentEmpty],
  })
})

test('a file that is longer or shorter than its zip says is damaged', async () => {
  const damaged = ['Dit bestand in de zip is beschadigd of met een wachtwoord beveiligd.']
  expect(await unpackOutcome(zipOf({ 'a.pdf': [cv, { level: 0 }] }, 1))).toEqual({ files: [], refused: damaged })
})

test('a small zip that says it holds very much is unpacked as far as there is room', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, number) => [`cv-${number}.pdf`, [cv, { level: 0 }] as Zippable[string]]),
  )
  const { refused } = await unpackOutcome(zipOf(many, limits.cv))
  expect(refused.filter((reason) => reason.startsWith('De zip is uitgepakt te groot'))).toHaveLength(10)
})
