import { expect, test } from '@jest/globals'
import { extractText, getMeta } from 'unpdf'
import { type Block, pdfOf } from './index.ts'

const read = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { text, totalPages } = await extractText(bytes.slice(), { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), totalPages, title: (await getMeta(bytes)).info['Title'] }
}

test('every block becomes text that can be selected', async () => {
  const file = await pdfOf({
    title: 'Łukasz Živković',
    foot: 'Vertrouwelijk',
    blocks: [
      { kind: 'title', text: 'Łukasz Živković' },
      { kind: 'heading', text: 'Ervaring' },
      { kind: 'text', text: '≥ 3 jaar – “kok”' },
      { kind: 'list', items: ['Wondzorg', 'Indiceren'] },
      { kind: 'scores', rows: [{ label: 'Openheid', score: 7 }] },
    ],
  })
  const { text, title, totalPages } = await read(file)
  for (const part of [
    'Łukasz Živković',
    'Ervaring',
    '≥ 3 jaar – “kok”',
    'Wondzorg',
    'Indiceren',
    'Openheid',
    '7 van 10',
    'Vertrouwelijk · 1 van 1',
  ])
    expect(text).toContain(part)
  expect(title).toBe('Łukasz Živković')
  expect(totalPages).toBe(1)
})

test('long text runs on to the next pages', async () => {
  const { totalPages } = await read(
    await pdfOf({ title: 'Lang', foot: 'Lang', blocks: [{ kind: 'text', text: 'woord '.repeat(4_000) }] }),
  )
  expect(totalPages).toBeGreaterThan(3)
})

test('the blocks stay as they were: they come from a cache', async () => {
  const blocks: Block[] = [
    { kind: 'title', text: 'Persona' },
    { kind: 'list', items: ['Wondzorg', 'Indiceren'] },
    { kind: 'scores', rows: [{ label: 'Openheid', score: 7 }] },
  ]
  const before = structuredClone(blocks)
  await pdfOf({ title: 'Persona', foot: 'Vertrouwelijk', blocks })
  expect(blocks).toEqual(before)
})
