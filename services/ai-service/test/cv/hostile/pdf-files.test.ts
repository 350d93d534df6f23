import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { deflateSync } from 'node:zlib'
import { createParsers } from '../../../src/cv/workers/parsers.ts'
import { makePdf, simpleCv } from '@wervio/cv-document/testing'
import { flate, flateTwice, lzw, runLengths } from './gigabytes.ts'
import {
  pdfOf,
  samples,
  streamOf,
  withColour,
  withFont,
  withObjects,
  withPage,
  withPicture,
  withTable,
} from './make-hostile-pdf.ts'
import { withPeak } from './resident.ts'

const parsers = createParsers({ priority: 0 })
afterAll(() => parsers.close())

const nameIn = async (bytes: Uint8Array): Promise<string | null> => {
  const outcome = await parsers
    .take('een', bytes.length)
    .parse({ bytes, withSource: false }, new AbortController().signal)
  if ('parsed' in outcome) return outcome.parsed.fields.name
  return 'unreadable' in outcome ? outcome.unreadable : outcome.failed
}
const READ = 'Sanne de Wit'
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const TRUETYPE = '/Type /Font /Subtype /TrueType /BaseFont /X'
const CID_FONT = [
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /FontDescriptor 102 0 R /W [0 999999999 500]',
  '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
].join(' ')
const DESCRIPTOR = '<< /Type /FontDescriptor /FontName /X /Flags 4 >>'
const ranges = [
  'begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange',
  '2 beginbfrange <00000000> <00ffff00> <0041> <01000000> <01ffff00> <0041> endbfrange endcmap',
].join(' ')
const picture = (more: string) =>
  streamOf(`/Type /XObject /Subtype /Image /Width 60000 /Height 60000 ${more} /Filter /FlateDecode`, flate)

/**
 * A process of the parser has 150 MB before it reads anything, and is stopped at 400 MB; looked at every few
 * milliseconds.
 */
const MOST_MEGABYTES = 500

beforeAll(() => nameIn(makePdf({ pages: [simpleCv()] })), 60_000)

describe('is refused or read, in little memory', () => {
  test.each<[string, () => Uint8Array, string]>([
    ['a page of a gigabyte', () => withPage(streamOf('/Filter /FlateDecode', flate)), 'cv_too_complex'],
    [
      'a page packed twice',
      () => withPage(streamOf('/Filter [/FlateDecode /FlateDecode]', flateTwice)),
      'cv_too_complex',
    ],
    [
      'a page whose filter is written in another way',
      () => withPage(streamOf('/Filter /Fl#61teDecode', flate)),
      'cv_too_complex',
    ],
    [
      'a page of run lengths',
      () => withPage(streamOf('/Filter [/FlateDecode /RunLengthDecode]', runLengths)),
      'cv_too_complex',
    ],
    ['a page by LZW', () => withPage(streamOf('/Filter /LZWDecode', lzw)), 'cv_too_complex'],
    [
      'rows of two gigabytes',
      () =>
        withPage(
          streamOf('/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2000000000 >>', deflateSync('0 0 m')),
        ),
      READ,
    ],
    [
      'a stream that says it is four gigabytes',
      () => withPage(streamOf('/DL 4000000000 /Filter /FlateDecode', deflateSync('0 0 m'))),
      READ,
    ],
    [
      'a typeface of a gigabyte',
      () =>
        withFont(
          `<< ${TRUETYPE} /FirstChar 0 /LastChar 1 /Widths [1 1] /FontDescriptor 101 0 R >>`,
          '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 102 0 R >>',
          streamOf('/Filter /FlateDecode', flate),
        ),
      'cv_too_complex',
    ],
    [
      'a table of letters of a gigabyte',
      () => withFont(`<< ${TRUETYPE} /ToUnicode 101 0 R >>`, streamOf('/Filter /FlateDecode', flate)),
      'cv_too_complex',
    ],
    [
      'ranges of millions of letters',
      () => withFont(`<< ${TRUETYPE} /ToUnicode 101 0 R >>`, streamOf('', ranges)),
      'cv_too_complex',
    ],
    [
      'widths of a thousand million letters',
      () =>
        withFont(
          '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [101 0 R] >>',
          CID_FONT,
          DESCRIPTOR,
        ),
      'cv_too_complex',
    ],
    ['a colour of 25 million samples', () => withColour(samples('25000000')), 'cv_too_complex'],
    ['a picture of 60,000 by 60,000', () => withPicture(picture('/BitsPerComponent 8 /ColorSpace /DeviceRGB')), READ],
    ['a mask of 60,000 by 60,000', () => withPicture(picture('/BitsPerComponent 1 /ImageMask true')), READ],
    [
      'objects in a stream of a gigabyte',
      () => withObjects(streamOf('/Type /ObjStm /N 2 /First 10 /Filter /FlateDecode', flate)),
      'cv_too_complex',
    ],
    [
      'a stream of ninety million objects',
      () =>
        withObjects(
          streamOf('/Type /ObjStm /N 90000000 /First 10', '1 0 2 30 << /Type /Catalog /Pages 2 0 R >> << >>'),
        ),
      'cv_unreadable',
    ],
    [
      'a table of a gigabyte',
      () => withTable(streamOf('/Type /XRef /Size 900000000 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode', flate)),
      'cv_without_text',
    ],
    [
      'pages that contain themselves',
      () => pdfOf(CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 5 >>'),
      'cv_unreadable',
    ],
    [
      'pages that contain each other',
      () => pdfOf(CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 9 >>', '<< /Type /Pages /Kids [2 0 R] /Count 9 >>'),
      'cv_unreadable',
    ],
    [
      'pages fifty thousand deep',
      () =>
        pdfOf(
          CATALOG,
          ...Array.from({ length: 50_000 }, (_pages, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 >>`),
        ),
      'cv_unreadable',
    ],
    [
      'a thousand million pages',
      () => pdfOf(CATALOG, '<< /Type /Pages /Kids [] /Count 1000000000 >>'),
      'cv_without_text',
    ],
    ['a list a million deep', () => pdfOf(CATALOG, '['.repeat(1_000_000)), 'cv_unreadable'],
    [
      'eight million drawing steps',
      () => makePdf({ pages: [simpleCv(), 'q Q '.repeat(4_000_000)], compress: true }),
      'cv_too_complex',
    ],
    [
      'a text of twenty million letters',
      () => makePdf({ pages: [simpleCv(), `BT /F1 9 Tf (${'a'.repeat(20_000_000)}) Tj ET`], compress: true }),
      'cv_too_complex',
    ],
  ])(
    '%s',
    async (_what, make, expected) => {
      const { result, megabytes } = await withPeak(() => nameIn(make()))
      expect(result).toBe(expected)
      expect(megabytes).toBeLessThan(MOST_MEGABYTES)
    },
    60_000,
  )
})

test(
  'after all of these a CV is read as before',
  async () => expect(await nameIn(makePdf({ pages: [simpleCv()] }))).toBe(READ),
  60_000,
)
