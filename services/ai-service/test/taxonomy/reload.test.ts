import { afterEach, expect, test } from '@jest/globals'
import { clearReplaced } from '../../src/taxonomy/import/clear-replaced.ts'
import { createImportStore } from '../../src/taxonomy/import/import-store.ts'
import { createTaxonomySource } from '../../src/taxonomy/taxonomy-source.ts'
import { madeUpPackage, skillsOf, uriOf } from './made-up-package.ts'
import { startTaxonomy } from './start-taxonomy.ts'

const { importFiles, load, owner, service } = startTaxonomy()

const remove = async (): Promise<void> => {
  await createImportStore(owner()).retire()
  await clearReplaced(owner())
}
afterEach(remove)

/** A source with a clock that only moves when it is told to. */
const sourceWithClock = () => {
  let time = 0
  const source = createTaxonomySource(service(), { now: () => time })
  return { current: source.current, pass: (milliseconds: number) => (time += milliseconds) }
}

test('without an import there is no taxonomy', async () => {
  const { current } = sourceWithClock()
  expect(await current()).toBeNull()
})

test('a new import is read soon, and an old one again only when it is new', async () => {
  const { current, pass } = sourceWithClock()
  await importFiles(madeUpPackage)
  const first = await current()
  expect(first?.skillsNamed('touw slaan')).toEqual([uriOf.rope])

  await importFiles({ 'skills_nl.csv': skillsOf({ label: 'zeilen stikken' }) })
  expect(await current()).toBe(first)
  pass(10_000)
  const second = await current()
  expect([second?.skillsNamed('touw slaan'), second?.skillsNamed('zeilen stikken')]).toEqual([[], [uriOf.sails]])
  pass(10_000)
  expect(await current()).toBe(second)
  // Who has the earlier one in hand goes on with it.
  expect(first?.skillsNamed('touw slaan')).toEqual([uriOf.rope])
})

test('one that was removed is gone', async () => {
  const { current, pass } = sourceWithClock()
  await importFiles(madeUpPackage)
  expect(await current()).not.toBeNull()
  await remove()
  pass(10_000)
  expect(await current()).toBeNull()
})

test('who asks at the same time shares one reading', async () => {
  const { current } = sourceWithClock()
  await importFiles(madeUpPackage)
  const [one, other] = await Promise.all([current(), current()])
  expect(one).not.toBeNull()
  expect(other).toBe(one)
})

test('who reads while another import takes the place gets one of the two, whole', async () => {
  const filesOf = (count: number) => ({
    'skills_nl.csv': skillsOf(
      ...Array.from({ length: count }, (_, place) => ({ uri: `${uriOf.making}.${place}`, label: `zeil ${place}` })),
    ),
  })
  const [few, many] = [filesOf(1_200), filesOf(1_700)]
  await importFiles(few)
  const importing = new AbortController()
  const sizes = new Set<number | undefined>()
  const readOn = async (): Promise<void> => {
    while (!importing.signal.aborted) sizes.add((await load())?.counts.labels)
  }
  const reading = readOn()
  for (const files of [many, few, many]) await importFiles(files)
  importing.abort()
  await reading
  expect([...sizes].filter((size) => size !== 1_200 && size !== 1_700)).toEqual([])
  expect((await load())?.counts.labels).toBe(1_700)
}, 60_000)
