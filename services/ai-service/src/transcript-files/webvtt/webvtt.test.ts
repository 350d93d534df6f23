import { expect, test } from '@jest/globals'
import { joinUtterances } from '../join-utterances.ts'
import { readWebVtt, webVttLimits, WebVttError } from './read-webvtt.ts'

const vtt = (...blocks: string[]): string => ['WEBVTT', ...blocks].join('\n\n')
const textsOf = (text: string): string[] => readWebVtt(text).utterances.map((utterance) => utterance.text)
const problemOf = (text: string): string => {
  try {
    readWebVtt(text)
  } catch (error) {
    if (error instanceof WebVttError) return error.problem
  }
  return 'none'
}

test("Graph's own sample, whose times have no leading zeros (calltranscript-get.md, example 2)", () => {
  const sample = 'WEBVTT\n\n0:0:0.0 --> 0:0:5.320\n<v User Name>This is a transcript test.</v>\n'
  expect(readWebVtt(sample)).toEqual({
    utterances: [{ start: 0, end: 5.32, speaker: 'User Name', text: 'This is a transcript test.' }],
    skipped: 0,
  })
})

test('the file that Teams offers for download: identifiers, windows line ends, a byte order mark', () => {
  const file =
    '\uFEFFWEBVTT\r\n\r\nb6a0dd55-1c6f-4b8e-9d1f-7f3d9f1d1a11/13-0\r\n00:00:04.123 --> 00:00:06.500\r\n<v Noor de Wit>Goedemorgen,\r\nfijn dat je er bent.</v>\r\n\r\n'
  expect(readWebVtt(file).utterances).toEqual([
    { start: 4.123, end: 6.5, speaker: 'Noor de Wit', text: 'Goedemorgen, fijn dat je er bent.' },
  ])
})

test('notes, styles and regions are left out; settings after the times change nothing', () => {
  const file = vtt(
    'NOTE Dit is\neen notitie',
    'STYLE\n::cue { color: red }',
    'REGION\nid:a\nwidth:40%',
    '1\n00:01.000 --> 00:02.000 align:start position:10%\nHallo',
  )
  expect(readWebVtt(file)).toEqual({ utterances: [{ start: 1, end: 2, speaker: null, text: 'Hallo' }], skipped: 0 })
})

test('negative times are of before transcription began (calltranscript-get.md)', () => {
  const [utterance] = readWebVtt(vtt('-0:0:3.5 --> 0:0:1.0\n<v Noor>Al begonnen.</v>')).utterances
  expect(utterance).toMatchObject({ start: -3.5, end: 1 })
})

test('cues with broken times are skipped and counted, the rest is read by start', () => {
  const file = vtt(
    '00:00:09.000 --> 00:00:10.000\nlater',
    '00:00:05.000 --> 00:00:02.000\nachteruit',
    '00:61:00.000 --> 00:62:00.000\nonmogelijk',
    'xx --> yy\nonzin',
    '9999:00:00.000 --> 9999:00:01.000\nte lang',
    '00:00:01.000 --> 00:00:12.000\neerder',
    '00:00:03.000 --> 00:00:04.000\neen\n00:00:04.000 --> 00:00:05.000\nzonder lege regel',
  )
  expect(readWebVtt(file)).toMatchObject({ skipped: 4 })
  expect(textsOf(file)).toEqual(['eerder', 'een', 'zonder lege regel', 'later'])
})

test('tags and entities are read, what looks like a tag but is none stays', () => {
  const text = (content: string) => textsOf(vtt(`00:00.000 --> 00:01.000\n${content}`))
  expect(text('<c.geel>Een</c> <b>twee</b><i>drie</i><00:00.500> vier')).toEqual(['Een tweedrie vier'])
  expect(text('R&amp;D &lt;b&gt; &quot;ja&quot; caf&#233; &#x20AC;5 &onzin; AT&T')).toEqual([
    'R&D <b> "ja" café €5 &onzin; AT&T',
  ])
  expect(text('a < b en c > d')).toEqual(['a < b en c > d'])
  expect(text('een<br>twee<script>alert(1)</script>')).toEqual(['een tweealert(1)'])
  expect(text('<img src=x onerror=alert(1)>hoi')).toEqual(['hoi'])
  expect(text('Zo\u0000 \u202Eneemt&#0;&#xD800;')).toEqual(['Zo neemt'])
  expect(text('<b></b>')).toEqual([])
})

test('two voices in a cue, classes of a voice, and text outside of a voice', () => {
  const file = vtt('00:00.000 --> 00:04.000\n<v.luid Noor & co>Ja?</v><v Ilse>Ja.\n</v>Muziek')
  expect(readWebVtt(file).utterances.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Noor & co', 'Ja?'],
    ['Ilse', 'Ja.'],
    [null, 'Muziek'],
  ])
})

test('what is no WebVTT, and what is too large, is refused', () => {
  expect(problemOf('')).toBe('not_webvtt')
  expect(problemOf('<html>')).toBe('not_webvtt')
  expect(problemOf('WEBVTTX\n\n')).toBe('not_webvtt')
  expect(problemOf('WEBVTT')).toBe('none')
  expect(problemOf(`WEBVTT\n\n${'a'.repeat(webVttLimits.characters)}`)).toBe('too_large')
  expect(problemOf(vtt('00:00.000 --> 00:01.000\na\n'.repeat(webVttLimits.cues + 1)))).toBe('too_large')
})

const say = (start: number, speaker: string | null, text: string) => ({ start, end: start + 2, speaker, text })

test('cues of one speaker are a segment until a pause, another speaker or 400 characters', () => {
  const segments = joinUtterances([
    say(0, 'Noor', 'Welkom.'),
    say(2, 'Noor', 'Ga zitten.'),
    say(4, 'Ilse', 'Dank je.'),
    say(6, 'Noor', 'Goed.'),
    say(14, 'Noor', 'Waar waren we?'),
    say(16, 'Noor', 'x'.repeat(400)),
    say(18, 'Noor', 'Nieuw.'),
    say(20, null, '…'),
  ])
  expect(segments.map(({ start, speaker, text }) => [start, speaker, text.slice(0, 20)])).toEqual([
    [0, 'Noor', 'Welkom. Ga zitten.'],
    [4, 'Ilse', 'Dank je.'],
    [6, 'Noor', 'Goed.'],
    [14, 'Noor', 'Waar waren we? xxxxx'],
    [18, 'Noor', 'Nieuw.'],
    [20, '', '…'],
  ])
  expect(segments[0]).toMatchObject({ end: 4 })
})

test('overlapping cues keep the latest end', () => {
  const [segment] = joinUtterances([
    { start: 0, end: 10, speaker: 'Noor', text: 'Lang' },
    { start: 1, end: 3, speaker: 'Noor', text: 'kort' },
  ])
  expect(segment).toEqual({ start: 0, end: 10, speaker: 'Noor', text: 'Lang kort' })
})

test('a cue of 10 MB becomes segments of 2,000 characters, cut between words, without losing a letter', () => {
  const words = 'woord '.repeat(1_700_000).trim()
  const segments = joinUtterances(readWebVtt(vtt(`00:00.000 --> 00:01.000\n${words}`)).utterances)
  expect(Math.max(...segments.map(({ text }) => text.length))).toBeLessThanOrEqual(2_000)
  expect(segments.map(({ text }) => text).join(' ')).toBe(words)
  const emoji = '🙂'.repeat(3_001)
  expect(joinUtterances([say(0, null, `a${emoji}`)]).every(({ text }) => text.isWellFormed())).toBe(true)
})

test('100,000 cues are read', () => {
  const file = vtt(
    ...Array.from({ length: 100_000 }, (_, at) => {
      const time = `${Math.floor(at / 3_600)}:${Math.floor(at / 60) % 60}:${at % 60}.0`
      return `${time} --> ${time}\n<v Spreker ${at % 12}>Zin ${at}.</v>`
    }),
  )
  const { utterances, skipped } = readWebVtt(file)
  expect([utterances.length, skipped]).toEqual([100_000, 0])
  expect(joinUtterances(utterances)).toHaveLength(100_000)
})

test('reading takes time by size, whatever stands in it', () => {
  for (const odd of [
    '<'.repeat(200_000),
    '&#'.repeat(100_000),
    '<v '.repeat(70_000),
    '-->'.repeat(70_000),
    '1:'.repeat(100_000),
  ])
    expect(readWebVtt(vtt(`00:00.000 --> 00:01.000\n${odd}`)).utterances.length).toBeLessThanOrEqual(1)
})

test('a long name is cut between two characters, also where emoji stand', () => {
  const [utterance] = readWebVtt(vtt(`0:0.0 --> 0:1.0\n<v ${'a'.repeat(199)}😀😀>Hallo.</v>`)).utterances
  expect(utterance?.speaker).toBe(`${'a'.repeat(199)}😀`)
})
