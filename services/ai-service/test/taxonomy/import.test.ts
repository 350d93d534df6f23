import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { readStatus } from '../../src/taxonomy/import/read-status.ts'
import { madeUpPackage, skillsOf, uriOf } from './made-up-package.ts'
import { startTaxonomy } from './start-taxonomy.ts'

const { importFiles, load, owner, service } = startTaxonomy()

test('the files of a package in two languages become one taxonomy', async () => {
  const summary = await importFiles(madeUpPackage)
  expect(summary).toMatchObject({ languages: ['en', 'nl'], skipped: [], leftOut: {}, cleanedLabels: 0 })
  expect(summary.files['skills_nl.csv']).toBe(3)

  const taxonomy = await load()
  expect(taxonomy?.counts).toEqual({
    skill: 3,
    occupation: 2,
    'skill-group': 2,
    'isco-group': 2,
    labels: 19,
    relations: 8,
  })
  expect(taxonomy?.conceptOf(uriOf.knots)).toEqual({
    uri: uriOf.knots,
    kind: 'skill',
    iscoGroup: null,
    skillType: 'skill/competence',
    reuseLevel: 'transversal',
  })
  expect(taxonomy?.conceptOf(uriOf.sailmaker)?.iscoGroup).toBe('7531')
  expect(taxonomy?.labelsOf(uriOf.sails, 'nl')).toEqual({
    preferred: 'zeilen naaien',
    alternative: ['zeilen maken', 'zeilen vervaardigen, met de hand'],
    hidden: ['zijlen naaien'],
  })
  expect(taxonomy?.alternatives('Zeilen maken').map(({ label }) => label)).toContain('make "sails"')
  expect(taxonomy?.essentialSkillsOf(uriOf.sailmaker)).toEqual([uriOf.sails])
  expect(taxonomy?.optionalSkillsOf(uriOf.sailmaker)).toEqual([uriOf.knots])
  expect(taxonomy?.broaderOf(uriOf.sails, 2)).toEqual([uriOf.crafts, uriOf.making])
})

test('an occupation stands under its ISCO group also where no file says so', async () => {
  const { 'broaderRelationsOccPillar_nl.csv': _, ...without } = madeUpPackage
  await importFiles(without)
  const taxonomy = await load()
  expect(taxonomy?.broaderOf(uriOf.rigger, 2)).toEqual([uriOf.group, uriOf.minorGroup])
  expect(taxonomy?.kinOccupations(uriOf.rigger)).toEqual([{ uri: uriOf.sailmaker, sameGroup: true, sharedSkills: 0 }])
})

test('the tree of skills, reduced label files and folders of a language are read too', async () => {
  const summary = await importFiles({
    'nl/skillsHierarchy_nl.csv': [
      ['Level 0 URI', 'Level 0 preferred term', 'Level 1 URI', 'Level 1 preferred term', 'Level 2 URI'],
      [uriOf.making, 'vervaardigen'],
      [uriOf.making, 'vervaardigen', uriOf.crafts, 'vervaardigen van zeilen', ''],
    ],
    'nl/skillGroups_nl.csv': madeUpPackage['skillGroups_nl.csv'] ?? [],
    'en/skills_en_labels.csv': [
      ['concept_uri', 'preferred_label', 'alt_labels', 'description', 'status'],
      [uriOf.sails, 'sew sails', '', '', ''],
    ],
    'en/occupations_en_labels.csv': [
      ['conceptUri', 'preferredLabel', 'iscoGroup'],
      [uriOf.sailmaker, 'sailmaker', '7531'],
      [uriOf.group, 'Sewers', ''],
    ],
    'more-words.csv': [
      ['conceptUri', 'preferredLabel', 'language'],
      [uriOf.sails, 'coudre des voiles', 'FR'],
    ],
  })
  const taxonomy = await load()
  expect(summary.languages).toEqual(['en', 'fr', 'nl'])
  expect(taxonomy?.isBroader(uriOf.making, uriOf.crafts)).toBe(true)
  expect(taxonomy?.alternatives('sew sails').map(({ label }) => label)).toEqual(['coudre des voiles'])
  expect(taxonomy?.conceptOf(uriOf.group)?.kind).toBe('isco-group')
  expect(taxonomy?.broaderOf(uriOf.sailmaker)).toEqual([uriOf.group])
})

test('one can choose languages', async () => {
  const summary = await importFiles(madeUpPackage, { languages: ['en'] })
  expect(summary.languages).toEqual(['en'])
  expect(summary.skipped).toContainEqual({ name: 'skills_nl.csv', why: 'another language' })
  expect((await load())?.languages).toEqual(['en'])
})

test('the same import again gives the same taxonomy, and nothing of the one before stays', async () => {
  await importFiles(madeUpPackage)
  const before = await load()
  await importFiles(madeUpPackage)
  const after = await load()
  expect(after?.counts).toEqual(before?.counts)
  expect(after?.version).not.toBe(before?.version)
  const { rows } = await owner()((connection) =>
    connection.execute(
      sql`select import from ai.taxonomy_concepts union select import from ai.taxonomy_labels
          union select import from ai.taxonomy_relations union select number from ai.taxonomy_imports`,
    ),
  )
  expect(rows).toEqual([{ import: after?.version }])
})

test('what is not whole is read by nobody, and an import that fails leaves the earlier one', async () => {
  await importFiles(madeUpPackage)
  const before = await load()
  const stop = new AbortController()
  const failing = importFiles(
    { 'skills_nl.csv': skillsOf({ label: 'boeien leggen' }), 'skills_en.csv': skillsOf({ label: 'buoys' }) },
    {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('stopped')),
    },
  )
  await expect(failing).rejects.toThrow('stopped')
  const after = await load()
  expect(after?.version).toBe(before?.version)
  expect(after?.skillsNamed('boeien leggen')).toEqual([])
})

test('rows that are being loaded are invisible to both services', async () => {
  await importFiles(madeUpPackage)
  const loading = await owner()(async (connection) => {
    const { rows } = await connection.execute<{ number: number }>(
      sql`insert into ai.taxonomy_imports (state) values ('loading') returning number`,
    )
    const number = rows[0]?.number ?? 0
    await connection.execute(
      sql`insert into ai.taxonomy_concepts (import, uri, kind) values (${number}, 'urn:half', 'skill')`,
    )
    return number
  })
  const visible = await service()({}, (connection) =>
    connection.execute(sql`select uri from ai.taxonomy_concepts where import = ${loading}`),
  )
  expect(visible.rows).toEqual([])
  await expect(importFiles(madeUpPackage)).rejects.toThrow('another import is under way')
  // One that was killed writes no more.
  await owner()((connection) =>
    connection.execute(
      sql`update ai.taxonomy_imports set touched_at = now() - interval '2 minutes' where number = ${loading}`,
    ),
  )
  await importFiles(madeUpPackage)
  const left = await owner()((connection) =>
    connection.execute(sql`select 1 from ai.taxonomy_concepts where import = ${loading}`),
  )
  expect(left.rows).toEqual([])
})

test('status says what is in it', async () => {
  await importFiles({ ...madeUpPackage, 'notes.txt': 'x' })
  expect(await readStatus(owner())).toMatchObject({
    concepts: [
      { name: 'isco-group', count: 2 },
      { name: 'occupation', count: 2 },
      { name: 'skill', count: 3 },
      { name: 'skill-group', count: 2 },
    ],
    labels: [
      { name: 'en', count: 5 },
      { name: 'nl', count: 14 },
    ],
    summary: { skipped: [{ name: 'notes.txt', why: 'no CSV' }] },
  })
})
