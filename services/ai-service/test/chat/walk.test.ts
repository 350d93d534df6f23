import { expect, test } from '@jest/globals'
import { readContext } from '../../src/chat/context/read-context.ts'
import { answerQuestion } from '../../src/engines/builtin/chat/answer-question.ts'
import { contexts } from './contexts/index.ts'

const readPlain = (context: Record<string, unknown>) => readContext(context, new AbortController().signal)
const labelledTexts = async (context: Record<string, unknown>) =>
  (await readPlain(context)).units.map(({ text, sources: [source] }) => `${source?.label}: ${text}`)

test('every text is a source, however nested and whatever its key', async () => {
  const context = {
    vacature: { specific_tasks: 'Koken\nBakken' },
    vreemdeSleutel: { dieper_nog: ['een', 2, true, null, { x: 'drie' }] },
  }
  expect(await labelledTexts(context)).toEqual([
    'Vacature, taken: Koken',
    'Vacature, taken: Bakken',
    'Vreemde sleutel, dieper nog: een',
    'Vreemde sleutel, dieper nog: 2',
    'Vreemde sleutel, dieper nog: ja',
    'Vreemde sleutel, dieper nog 5, x: drie',
  ])
})

test('the path leads to the text', async () => {
  const { units } = await readPlain({ lijst: [{ a: { b: ['nul', 'De zin die telt.'] } }] })
  expect(units[1]?.sources).toEqual([
    { path: ['lijst', '0', 'a', 'b', '1'], label: 'Lijst 1, a, b', quote: 'De zin die telt.' },
  ])
})

test('HTML is read as its text, JSON in a text stays text', async () => {
  const html =
    '<h2>Taken</h2><p>Koken &amp; bakken.</p><ul><li>Afwassen</li></ul><script>alert(1)</script><!-- weg --><p onclick="x()">5 < 6</p>'
  expect((await readPlain({ html, json: '{"a": "b"}' })).units.map(({ text, heading }) => [heading, text])).toEqual([
    ['Taken', 'Koken & bakken.'],
    ['Taken', 'Afwassen'],
    ['Taken', '5 < 6'],
    ['', '{"a": "b"}'],
  ])
})

test.each([
  [
    'turns',
    'Recruiter: Wat wil je verdienen?\nSanne: Ik denk aan 3800.\nRecruiter: Oké.\nSanne: Mooi.',
    'Gesprek, Sanne: Ik denk aan 3800.',
  ],
  [
    'turns with times',
    '[12:07] Recruiter: Wat wil je verdienen?\n[12:10] Sanne: Ik denk aan 3800.\n[12:20] Sanne: Mooi.',
    'Gesprek, Sanne, 12:10: Ik denk aan 3800.',
  ],
  [
    'turns in one line',
    'Recruiter: Wat wil je verdienen? Sanne: Ik denk aan 3800. Recruiter: Oké. Sanne: Mooi.',
    'Gesprek, Sanne: Ik denk aan 3800.',
  ],
  [
    'VTT',
    'WEBVTT\n\n1\n00:12:07.000 --> 00:12:09.000\n<v Recruiter>Wat wil je verdienen?</v>\n\n2\n00:12:10.000 --> 00:12:12.000\n<v Sanne>Ik denk aan 3800.</v>',
    'Gesprek, Sanne, 12:10: Ik denk aan 3800.',
  ],
  [
    'names above what is said',
    'Recruiter   0:01\nWat wil je verdienen?\nSanne de Vries   0:05\nIk denk aan 3800.\nRecruiter   0:09\nOké.',
    'Gesprek, Sanne de Vries, 0:05: Ik denk aan 3800.',
  ],
])('a conversation as %s', async (_, transcript, line) => {
  const { units } = await readPlain({ transcript })
  expect(units.map(({ text, sources: [source] }) => `${source?.label}: ${text}`)).toContain(line)
  expect(units.find(({ text }) => text.includes('3800'))?.asked).toBe('Wat wil je verdienen?')
})

test('segments of a recording carry speaker and time', async () => {
  const segments = [
    { start: 727, speaker: 'Recruiter', text: 'Wat wil je verdienen?' },
    { start: 730, speaker: 'Sanne', text: 'Ik denk aan 3800.' },
  ]
  expect(await labelledTexts({ transcript: { segments } })).toEqual([
    'Gesprek, Recruiter, 12:07: Wat wil je verdienen?',
    'Gesprek, Sanne, 12:10: Ik denk aan 3800.',
  ])
})

test('a line that broke at the edge of a page goes on, list items stay apart', async () => {
  const cv =
    'Ik heb de afgelopen jaren in verschillende keukens\ngewerkt en daar veel geleerd.\n- Koken\n- Bakken\nzelfstandig\ncommunicatief'
  expect((await readPlain({ cv })).units.map(({ text }) => text)).toEqual([
    'Ik heb de afgelopen jaren in verschillende keukens gewerkt en daar veel geleerd.',
    'Koken',
    'Bakken',
    'zelfstandig',
    'communicatief',
  ])
})

test('depth, circles, prototypes and odd keys do no harm', async () => {
  let deep: Record<string, unknown> = { einde: 'Onderin staat iets.' }
  for (let level = 0; level < 50_000; level += 1) deep = { k: deep }
  const circle: Record<string, unknown> = { zin: 'In een kring.' }
  circle['zelf'] = circle
  const odd = JSON.parse(
    '{"__proto__": {"vervuild": "ja"}, "constructor": "Een bouwer.", "\\u0000\\ud800": "Vreemd.", "": "Leeg."}',
  ) as Record<string, unknown>
  const texts = (await readPlain({ deep, circle, odd })).units.map(({ text }) => text)
  expect(texts).toEqual(['Onderin staat iets.', 'In een kring.', 'ja', 'Een bouwer.', 'Vreemd.', 'Leeg.'])
  expect(({} as Record<string, unknown>)['vervuild']).toBeUndefined()
})

test('a text on each of many levels is read, with both ends of its path', async () => {
  let deep: Record<string, unknown> = { einde: 'Onderin staat iets.' }
  for (let level = 0; level < 40_000; level += 1) deep = { [`k${level}`]: deep, t: 'Hier ook.' }
  const { units } = await readPlain(deep)
  expect(units).toHaveLength(40_001)
  expect(units[0]?.sources[0]?.path).toEqual([
    ...Array.from({ length: 12 }, (_, index) => `k${39_999 - index}`),
    ...Array.from({ length: 11 }, (_, index) => `k${10 - index}`),
    'einde',
  ])
  expect(units.at(-1)?.sources[0]?.path).toEqual(['t'])
})

test('a long reading is given up when the caller has left', async () => {
  const controller = new AbortController()
  controller.abort()
  const many = Object.fromEntries(
    Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 'Een zin met een paar woorden, en nog een.']),
  )
  await expect(readContext(many, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('others get their turn again and again while one long text is read', async () => {
  let turns = 0
  let reading = true
  const count = () => {
    turns += 1
    if (reading) setImmediate(count)
  }
  setImmediate(count)
  await readPlain({ cv: 'Een zin met een paar woorden, en nog een. '.repeat(100_000) })
  reading = false
  expect(turns).toBeGreaterThan(3)
})

/** A row of numbers that is the same in every run. */
const dice = (seed: number): ((sides: number) => number) => {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % sides
  }
}

const SCRAPS = [
  'salaris',
  '€ 3.000',
  'Wie?',
  '<b>vet</b>',
  '[1]',
  '‘quote’',
  '\n',
  ' - ',
  ':',
  'Jan: ',
  '12:07',
  '2019 – heden',
  'ervaring met',
  'omdat',
  '\u200b',
  '🙂',
  '((((',
  '\\',
  '%s',
  'Ā',
  '.',
  '...',
  'motivatie',
  'Haar motivatie is groot.',
]

test('any mixture is read, answered from itself, and the same each time', async () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const roll = dice(seed)
    const text = () =>
      Array.from({ length: roll(30) }, () => SCRAPS[roll(SCRAPS.length)] ?? '').join(roll(2) ? ' ' : '')
    const context = {
      [text().slice(0, 30)]: text(),
      vacature: { x: [text(), { y: text() }] },
      kandidaatNaam: roll(2) ? 'Sanne' : text(),
    }
    const [reading, again] = [await readPlain(context), await readPlain(structuredClone(context))]
    const question = {
      message: `${text()} ${['salaris?', 'waarom?', 'motivatie', 'nog meer?'][roll(4)]}`,
      history: [{ role: 'user' as const, content: text() }],
      kind: (['vacancy', 'candidate', 'general'] as const)[roll(3)] ?? 'general',
    }
    const answer = answerQuestion({ ...question, reading })
    expect(answerQuestion({ ...question, reading: again })).toEqual(answer)
    const quotes = new Set(reading.units.flatMap(({ sources }) => sources.map(({ quote }) => quote)))
    expect(answer.sources.filter(({ quote, label }) => label !== 'Wervio-uitleg' && !quotes.has(quote))).toEqual([])
    expect(answer.response.length).toBeGreaterThan(0)
  }
})

test.each(Object.entries(contexts).filter(([name]) => name !== 'empty'))(
  '%s: each quote stands in its text word for word',
  async (_, { context }) => {
    const bare = (text: string) =>
      text
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&#39;', "'")
        .replace(/\s+/g, ' ')
    const valueAt = (path: string[]) =>
      path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], context)
    const sources = (await readPlain(context)).units.flatMap((unit) => unit.sources)
    expect(sources.length).toBeGreaterThan(5)
    for (const { path, quote } of sources.filter(({ path: to }) => typeof valueAt(to) !== 'boolean'))
      expect(bare(String(valueAt(path)))).toContain(quote)
  },
)
