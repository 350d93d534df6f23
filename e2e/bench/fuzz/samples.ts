import { readdirSync, readFileSync, statSync } from 'node:fs'
import { cvSets } from '../../../services/ai-service/test/cv-quality/labelled-cvs.ts'
import { wordFileOf } from '../../../services/ai-service/src/transcript-files/testing/word-file.ts'

const SMALL = 120_000

const labelled = (ending: string): Buffer[] =>
  cvSets()
    .flatMap(({ cvs }) => cvs.map(({ path }) => path))
    .filter((path) => path.endsWith(ending) && statSync(path).size < SMALL)
    .map((path) => readFileSync(path))

/** Files of a folder beside the repository, if there is one; `FUZZ_SAMPLES` names it. */
const ownSamples = (ending: string): Buffer[] => {
  const folder = process.env['FUZZ_SAMPLES']
  if (folder === undefined) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith(ending) && statSync(path).isFile() && statSync(path).size < SMALL)
    .map((path) => readFileSync(path))
}

export const pdfSamples = (): Buffer[] => [...labelled('.pdf'), ...ownSamples('.pdf')]
export const pdfWords = [
  'obj\n',
  'endobj\n',
  'stream\n',
  'endstream\n',
  '<<',
  '>>',
  '[',
  ']',
  '/Kids [2 0 R]',
  '/Length 99999999',
  '/Filter /FlateDecode',
  '/Filter [/ASCII85Decode /LZWDecode /RunLengthDecode]',
  '/Filter /JBIG2Decode',
  '/Filter /JPXDecode',
  '/Filter /CCITTFaxDecode',
  '/Type /ObjStm',
  '/Prev 0',
  '/ToUnicode 4 0 R',
  'beginbfrange <00> <ff> <0000> endbfrange',
  '/Encoding /Identity-H',
  '/W [0 1 2]',
  '/Encrypt 9 0 R',
  'xref\n0 99\n',
  'startxref\n0\n',
  'BT /F1 1e30 Tf',
  '1e38 0 0 1e38 0 0 cm',
  'Do',
  'q ',
  '(\\',
  '(((',
  '%%EOF',
  'R',
  '0 0 R',
]

export const wordSamples = (): Buffer[] => [...labelled('.docx'), ...labelled('.doc'), ...ownSamples('.docx')]
export const wordWords = [
  'PK\u0003\u0004',
  'PK\u0001\u0002',
  'PK\u0005\u0006',
  '<w:p>',
  '</w:p>',
  '<w:tbl>',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '&a;',
  '<w:t>',
  'word/document.xml',
  '../../x',
]

const transcripts = [
  'WEBVTT\n\nNOTE Teams\n\n1\n00:00:00.000 --> 00:00:02.500 align:start\n<v Noor de Vries>Goedemorgen, fijn dat je er bent.</v>\n\n2\n00:00:02.500 --> 00:00:05.000\n<v Ilse>Dank je &amp; graag gedaan.</v>\n',
  '1\n00:00:01,000 --> 00:00:04,000\nNoor: Hallo.\n\n2\n00:00:04,000 --> 00:00:06,000\nIlse: Goedendag.\n',
  'Noor de Vries  0:03\nWat doe je nu?\n\nIlse Bakker  0:09\nIk werk in de zorg.\n',
  '[00:01:02] Noor: Waarom deze functie?\n[00:01:09] Ilse: Omdat het dichtbij is.\n',
  'Noor: Waarom?\nIlse: Daarom.\nNoor: Goed.\n',
]
export const transcriptSamples = (): Buffer[] => [
  ...transcripts.map((text) => Buffer.from(text)),
  Buffer.from(`\ufeff${transcripts[0]}`, 'utf16le'),
  Buffer.from(wordFileOf(['Noor  0:03', 'Hallo daar.', 'Ilse  0:09', 'Goedendag.'])),
]
export const transcriptWords = [
  'WEBVTT\n',
  '\n\n',
  ' --> ',
  '00:00:00.000',
  '99:99:99.999',
  '-00:01',
  '<v ',
  '</v>',
  '<c.',
  '&#x',
  '&lt;',
  'NOTE\n',
  'STYLE\n',
  'REGION\n',
  '\u0000',
  '\u2028',
  '\r',
  ': ',
  '[',
  ']',
  '(0:03)',
  '\ufeff',
  'Noor',
]

const calendar = (lines: readonly string[]): Buffer =>
  Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Agenda//NL', ...lines, 'END:VCALENDAR', ''].join('\r\n'))
export const calendarSamples = (): Buffer[] => [
  calendar([
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20260101T000000Z',
    'DTSTART:20260101T090000Z',
    'DTEND:20260101T100000Z',
    'SUMMARY:Kennismaken',
    'LOCATION:Haren\\, kamer 2',
    'END:VEVENT',
  ]),
  calendar([
    'BEGIN:VEVENT',
    'UID:2',
    'DTSTART;TZID=Europe/Amsterdam:20260105T090000',
    'DURATION:PT30M',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270101T000000Z',
    'EXDATE;TZID=Europe/Amsterdam:20260119T090000',
    'SUMMARY:Overleg',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2',
    'RECURRENCE-ID;TZID=Europe/Amsterdam:20260202T090000',
    'DTSTART;TZID=Europe/Amsterdam:20260202T110000',
    'SUMMARY:Later',
    'END:VEVENT',
  ]),
  calendar([
    'BEGIN:VTIMEZONE',
    'TZID:Hier',
    'BEGIN:STANDARD',
    'DTSTART:19701025T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:19700329T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:3',
    'DTSTART;TZID=Hier:20260110T090000',
    'RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=12',
    'SUMMARY:Maandelijks',
    'END:VEVENT',
  ]),
  calendar([
    'BEGIN:VEVENT',
    'UID:4',
    'DTSTART;VALUE=DATE:20260227',
    'RRULE:FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2',
    'SUMMARY:Dag',
    'END:VEVENT',
  ]),
]
export const calendarWords = [
  'FREQ=SECONDLY',
  'FREQ=YEARLY',
  'FREQ=MONTHLY',
  'FREQ=DAILY',
  ';BYMONTHDAY=31',
  ';BYMONTHDAY=-31',
  ';BYMONTH=2',
  ';BYYEARDAY=366',
  ';BYWEEKNO=53',
  ';BYDAY=5MO',
  ';BYSETPOS=-366',
  ';BYHOUR=25',
  ';INTERVAL=0',
  ';COUNT=0',
  ';UNTIL=00000101',
  'RRULE:',
  'RDATE:',
  'EXRULE:',
  'BEGIN:VEVENT\r\n',
  'END:VEVENT\r\n',
  'BEGIN:VTIMEZONE\r\n',
  'DTSTART:',
  'DURATION:P1000000D',
  '\r\n ',
  ';TZID=',
  '"',
  '\\n',
  '99991231T235959Z',
]

const form = (parts: readonly string[]): Buffer =>
  Buffer.from([...parts.map((part) => `--grens\r\n${part}\r\n`), '--grens--\r\n'].join(''))
const disposition = (name: string, file?: string) =>
  `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`
export const uploadSamples = (): Buffer[] => [
  form([
    `${disposition('file', 'cv.pdf')}\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF`,
  ]),
  form([
    `${disposition('label')}\r\n\r\nBijlage`,
    `${disposition('file', 'a.png')}\r\nContent-Type: image/png\r\n\r\n\u0089PNG\r\n\u001a\n`,
  ]),
  form([
    `${disposition('file', 'x.svg')}\r\nContent-Type: image/svg+xml\r\n\r\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`,
    `${disposition('label')}\r\n\r\nDaarna`,
  ]),
  form([
    `Content-Disposition: form-data; name="file"; filename*=UTF-8''na%C3%AFef.docx\r\nContent-Type: application/zip\r\nContent-Transfer-Encoding: base64\r\n\r\nUEsDBBQ=`,
  ]),
]
export const uploadWords = [
  '--grens',
  '--grens--',
  '\r\n',
  '\r\n\r\n',
  'Content-Disposition: form-data; name="file"',
  '; filename="../../x"',
  "; filename*=UTF-8''%ff",
  'Content-Type: ',
  'Content-Transfer-Encoding: base64',
  '\u0000',
  '"',
  ';',
  '<html>',
  'PK\u0003\u0004',
  'GIF89a',
  'RIFF',
  '\u00ff\u00d8\u00ff',
  'ftypmp42',
  'OggS',
  'ID3',
]

/** Beginnings of files of sound and video, which is all that decides about their kind. */
export const mediaSamples = (): Buffer[] => [
  Buffer.concat([
    Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt \u0010\u0000\u0000\u0000', 'latin1'),
    Buffer.alloc(400),
  ]),
  Buffer.concat([
    Buffer.from(
      '\u0000\u0000\u0000\u0020ftypmp42\u0000\u0000\u0000\u0000mp42isom\u0000\u0000\u0000\u0008free',
      'latin1',
    ),
    Buffer.alloc(400),
  ]),
  Buffer.concat([
    Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0017TIT2', 'latin1'),
    Buffer.alloc(40),
    Buffer.from([0xff, 0xfb, 0x90, 0x64]),
    Buffer.alloc(400),
  ]),
  Buffer.concat([
    Buffer.from('OggS\u0000\u0002', 'latin1'),
    Buffer.alloc(22),
    Buffer.from('OpusHead'),
    Buffer.alloc(100),
  ]),
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0x82, 0x84]),
    Buffer.from('webm'),
    Buffer.alloc(100),
  ]),
  Buffer.concat([Buffer.from([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9]), Buffer.alloc(200)]),
]
