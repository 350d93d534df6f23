import { expect, test } from '@jest/globals'
import { readTranscriptFile } from './read-transcript-file.ts'
import { wordFileOf } from './testing/word-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const rowsOf = async (file: Uint8Array | string) => {
  const { segments, ...rest } = await readTranscriptFile(typeof file === 'string' ? bytes(file) : file)
  return { rows: segments.map(({ start, speaker, text }) => [start, speaker, text]), ...rest }
}

test("Zoom's WebVTT has the name before a colon (github.com/wwsalmon/zoom-transcript-formatter)", async () => {
  const file = `WEBVTT\r\n\r\n1\r\n00:02:24.720 --> 00:02:26.850\r\nNoor de Wit: Waarom wil je hier werken?\r\n\r\n2\r\n00:02:27.480 --> 00:02:30.990\r\nIlse Jansen: Omdat ik graag met mensen werk: dat past bij me.\r\n\r\n3\r\n00:02:31.130 --> 00:02:36.900\r\nNoor de Wit: Helder.\r\n`
  expect(await rowsOf(file)).toEqual({
    rows: [
      [144.72, 'Noor de Wit', 'Waarom wil je hier werken?'],
      [147.48, 'Ilse Jansen', 'Omdat ik graag met mensen werk: dat past bij me.'],
      [151.13, 'Noor de Wit', 'Helder.'],
    ],
    hasTimes: true,
    format: 'vtt',
  })
})

test('SubRip as Otter exports it, with a comma in its times', async () => {
  const file = `1\n00:00:00,210 --> 00:00:02,100\nSpeaker 1: Welcome, thanks for coming.\n\n2\n00:00:02,400 --> 00:00:04,000\nSpeaker 2: Thank you.\n`
  expect(await rowsOf(file)).toEqual({
    rows: [
      [0.21, 'Speaker 1', 'Welcome, thanks for coming.'],
      [2.4, 'Speaker 2', 'Thank you.'],
    ],
    hasTimes: true,
    format: 'srt',
  })
})

test('the text that Otter exports: name and time above what is said, and a line of its own below', async () => {
  const file =
    'Noor de Wit  0:03  \nFijn dat je er bent.\nGa zitten.\n\nIlse Jansen  0:12  \nDank je wel.\n\nNoor de Wit  1:00:05  \nTot ziens.\n\nTranscribed by https://otter.ai\n'
  expect(await rowsOf(file)).toEqual({
    rows: [
      [3, 'Noor de Wit', 'Fijn dat je er bent. Ga zitten.'],
      [12, 'Ilse Jansen', 'Dank je wel.'],
      [3_605, 'Noor de Wit', 'Tot ziens.'],
    ],
    hasTimes: true,
    format: 'txt',
  })
})

test('the Word file of Teams: a head, who started, and a name with a time that shares its paragraph', async () => {
  const file = wordFileOf([
    'Sollicitatiegesprek-20250312_140000-Opname van vergadering',
    '12 maart 2025, 01:00PM',
    '31m 4s',
    'Noor de Wit started transcription',
    'Noor de Wit   0:03\nGoedemiddag, fijn dat je er bent.',
    'Ilse Jansen   0:09\nDank je. We beginnen om 9:30 toch?\nOf later?',
    'Noor de Wit   0:14\nNee hoor.',
    'Noor de Wit stopped transcription',
  ])
  expect(await rowsOf(file)).toEqual({
    rows: [
      [3, 'Noor de Wit', 'Goedemiddag, fijn dat je er bent.'],
      [9, 'Ilse Jansen', 'Dank je. We beginnen om 9:30 toch? Of later?'],
      [14, 'Noor de Wit', 'Nee hoor.'],
    ],
    hasTimes: true,
    format: 'docx',
  })
})

test('the Word file of an older Teams: times with an arrow, then a name, then what is said', async () => {
  const file = wordFileOf([
    '0:0:0.0 --> 0:0:2.480\nNoor de Wit\nGoedemiddag.',
    '0:0:2.610 --> 0:0:5.100\nIlse Jansen\nGoedemiddag, dank voor de uitnodiging.',
    '0:0:5.300 --> 0:0:6.0\nNoor de Wit\nGraag gedaan.',
    '0:0:6.100 --> 0:0:7.0\nIlse Jansen\nLeuk.',
  ])
  const { rows, format } = await rowsOf(file)
  expect(rows).toEqual([
    [0, 'Noor de Wit', 'Goedemiddag.'],
    [2.61, 'Ilse Jansen', 'Goedemiddag, dank voor de uitnodiging.'],
    [5.3, 'Noor de Wit', 'Graag gedaan.'],
    [6.1, 'Ilse Jansen', 'Leuk.'],
  ])
  expect(format).toBe('docx')
})

test('the document of Google Meet: a time every five minutes, names before a colon, times between by length', async () => {
  const { rows, hasTimes } = await rowsOf(
    wordFileOf([
      'Gesprek met Ilse (2025-03-12 at 14:00 GMT+1) - Transcript',
      'Attendees',
      'Noor de Wit, Ilse Jansen',
      'Transcript',
      '00:00:00',
      'Noor de Wit: Goedemiddag.',
      'Ilse Jansen: Hallo.',
      '00:05:00',
      'Noor de Wit: Heb je zelf nog vragen?',
      'Meeting ended after 00:05:12 👋',
      'This editable transcript was computer generated and might contain errors. People can also change the text after it was created.',
    ]),
  )
  expect(rows.map(([, speaker, text]) => [speaker, text])).toEqual([
    ['Noor de Wit', 'Goedemiddag.'],
    ['Ilse Jansen', 'Hallo.'],
    ['Noor de Wit', 'Heb je zelf nog vragen?'],
  ])
  expect([rows[0]?.[0], rows[2]?.[0], hasTimes]).toEqual([0, 300, true])
})

test("Zoom's saved captions have the time of the day; a conversation across midnight goes on", async () => {
  const file =
    '[Noor de Wit] 23:59:50\nWelkom.\n\n[Ilse Jansen] 23:59:58\nDank je.\n\n[Noor de Wit] 00:00:10\nGa zitten.\n'
  expect((await rowsOf(file)).rows).toEqual([
    [0, 'Noor de Wit', 'Welkom.'],
    [8, 'Ilse Jansen', 'Dank je.'],
    [20, 'Noor de Wit', 'Ga zitten.'],
  ])
})

test('names without times keep their order, and words before a colon that are no name stay', async () => {
  const file =
    'Recruiter: Wat zoek je?\nKandidaat: Twee dingen: rust en ruimte.\nBelangrijk: dat het team klopt.\nRecruiter: Oké.'
  expect(await rowsOf(file)).toEqual({
    rows: [
      [0, 'Recruiter', 'Wat zoek je?'],
      [1, 'Kandidaat', 'Twee dingen: rust en ruimte. Belangrijk: dat het team klopt.'],
      [2, 'Recruiter', 'Oké.'],
    ],
    hasTimes: false,
    format: 'txt',
  })
})

test('paragraphs without names are kept apart, with nobody as speaker', async () => {
  const { rows } = await rowsOf('[00:12] Waarom wil je hier werken?\n[00:15] Omdat het dichtbij is.\n')
  expect(rows).toEqual([[12, '', 'Waarom wil je hier werken? Omdat het dichtbij is.']])
  expect((await rowsOf('Ik kwam om 9:30 aan.\n\nOm 10:00 begon het.')).rows.map(([, speaker]) => speaker)).toEqual([''])
})
