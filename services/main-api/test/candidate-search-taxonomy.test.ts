import { afterEach, expect, jest, test } from '@jest/globals'
import { searchExplanation, type CandidateDraft } from '@wervio/contracts'
import { candidateListsOf } from './candidate-support.ts'
import { scoresOf } from './scores-support.ts'
import { startApp } from './start-app.ts'

const started = startApp()
const { call, databaseUrl } = started
const { found, withCandidates } = candidateListsOf(started)
const { query } = scoresOf(databaseUrl)

const people: CandidateDraft[] = [
  { name: 'Anna', title: 'Glasblazer' },
  { name: 'Bas', title: 'Glass blower' },
  { name: 'Cas', title: 'Vormgever van glas' },
  { name: 'Dirk', title: 'Lasser' },
]
/** An occupation with its names in two languages; 'lasser' is the alternative name of another. */
const importTaxonomy = async () => {
  await query(`insert into ai.taxonomy_imports (state) values ('current')`)
  await query(
    `insert into ai.taxonomy_concepts (import, uri, kind) select number, uri, kind from ai.taxonomy_imports,
      (values ('a', 'occupation'), ('b', 'occupation'), ('c', 'skill')) concept (uri, kind)`,
  )
  await query(
    `insert into ai.taxonomy_labels (import, concept, language, label, kind)
      select import, number, language, label, label_kind from ai.taxonomy_concepts join (values
        ('a', 'nl', 'Glasblazer', 'preferred'), ('a', 'en', 'glass blower', 'preferred'), ('a', 'nl', 'vormgever van glas', 'alternative'),
        ('a', 'de', 'Glasbläser', 'preferred'), ('a', 'nl', 'lasser', 'hidden'), ('b', 'nl', 'bewerker', 'preferred'), ('b', 'nl', 'glasblazer', 'alternative'),
        ('b', 'nl', 'lasser', 'alternative'), ('c', 'nl', 'Lassen', 'preferred'), ('c', 'nl', 'glas blazen', 'alternative')) label (of, language, label, label_kind) on uri = of`,
  )
}
const synonymsOf = async (token: string, q: string) =>
  searchExplanation.parse(
    (await call(token, { url: `/api/candidates/search/explanation?q=${encodeURIComponent(q)}` })).json<unknown>(),
  ).synonyms

afterEach(() => {
  jest.restoreAllMocks()
})

test('a search for an occupation finds its other names once a taxonomy is imported, and says which', async () => {
  const token = await withCandidates(people)
  const names = async (q: string) => (await found(token, q)).toSorted()
  expect(await names('glasblazer')).toEqual(['Anna'])
  expect(await synonymsOf(token, 'glasblazer')).toEqual([])
  await importTaxonomy()
  // The number of the import is asked again after a while.
  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 10_000)
  expect(await names('glasblazer')).toEqual(['Anna', 'Bas', 'Cas'])
  expect(await names('glass blower')).toEqual(['Anna', 'Bas', 'Cas'])
  expect((await synonymsOf(token, 'glasblazer')).toSorted()).toEqual(['glass blower', 'vormgever van glas'])
  // Word for word, by an alternative name, and what is no occupation stay as they are.
  expect(await names('"glasblazer"')).toEqual(['Anna'])
  expect(await names('lasser')).toEqual(['Dirk'])
  expect(await synonymsOf(token, 'lassen')).toEqual([])
})
