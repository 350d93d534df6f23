import { expect, test } from '@jest/globals'
import { srtText, vttText } from './subtitle-texts.ts'
import { transcriptFormats } from './transcript-formats.ts'

const segments = [
  { start: 0, end: 2.5, speaker: 'Sanne de Wit', text: 'Dag & welkom.\n\nGa zitten.' },
  { start: 3_725.1, end: 3_725.1, speaker: '', text: '<b>Tot</b> --> ziens.' },
]

test('WebVTT has a voice for each speaker, and text that stays text', () => {
  expect(vttText(segments)).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:02.500\n<v Sanne de Wit>Dag &amp; welkom.\nGa zitten.</v>\n',
      '01:02:05.100 --> 01:02:05.100\n<v Onbekende spreker>&lt;b&gt;Tot&lt;/b&gt; --&gt; ziens.</v>\n',
    ].join('\n'),
  )
})

test('SubRip counts its cues and names who speaks', () => {
  expect(srtText(segments)).toBe(
    [
      '1\n00:00:00,000 --> 00:00:02,500\nSanne de Wit: Dag & welkom.\nGa zitten.\n',
      '2\n01:02:05,100 --> 01:02:05,100\nOnbekende spreker: <b>Tot</b> --> ziens.\n',
    ].join('\n'),
  )
})

test('each file has its own type, and the Word file is one', async () => {
  const files = await Promise.all(
    transcriptFormats('gesprek.mp4', segments).map(async ({ ending, make }) => {
      const file = await make()
      return [ending, file.type.split(';')[0], (await file.text()).slice(0, 2)]
    }),
  )
  expect(files).toEqual([
    ['txt', 'text/plain', '[0'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['vtt', 'text/vtt', 'WE'],
    ['srt', 'text/plain', '1\n'],
  ])
})
