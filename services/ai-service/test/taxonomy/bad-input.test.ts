import { expect, test } from '@jest/globals'
import { LONGEST_LABEL } from '../../src/taxonomy/import/clean-label.ts'
import { csvOf, madeUpPackage, skillsOf, type Table, uriOf } from './made-up-package.ts'
import { startTaxonomy } from './start-taxonomy.ts'

const { importFiles, folderWith, load } = startTaxonomy()

const columns = (table: Table, ...left: string[]): Table => {
  const places = (table[0] ?? []).flatMap((name, place) => (left.includes(name) ? [] : [place]))
  return table.map((row) => places.map((place) => row[place] ?? ''))
}

test.each(['conceptUri', 'preferredLabel'])('a file of skills without %s is named', async (column) => {
  const files = { 'skills_nl.csv': columns(madeUpPackage['skills_nl.csv'] ?? [], column) }
  await expect(importFiles(files)).rejects.toThrow(`skills_nl.csv has no column ${column}; it has conceptType`)
})

test('a file of relations without its column is named', async () => {
  const relations = columns(madeUpPackage['occupationSkillRelations_nl.csv'] ?? [], 'relationType')
  await expect(importFiles({ ...madeUpPackage, 'occupationSkillRelations_nl.csv': relations })).rejects.toThrow(
    'occupationSkillRelations_nl.csv has no column relationType',
  )
})

test('a file that does not say its language needs a column for it', async () => {
  await expect(importFiles({ 'words.csv': skillsOf({ label: 'zeilen' }) })).rejects.toThrow(
    'words.csv has no column language',
  )
})

test('files of another kind are named and skipped', async () => {
  const { skipped } = await importFiles({
    ...madeUpPackage,
    'README.md': '# x',
    'prices.csv': 'article,price\nrope,3',
    'prix.csv': Buffer.from('pièce,prix', 'latin1'),
    'dictionary_nl.csv': 'filename,dataheader\nx,y',
    'greenSkillsCollection_nl.csv': csvOf(skillsOf({ label: 'zeilen' })),
  })
  expect(skipped).toEqual([
    { name: 'README.md', why: 'no CSV' },
    { name: 'dictionary_nl.csv', why: 'not needed' },
    { name: 'greenSkillsCollection_nl.csv', why: 'not needed' },
    { name: 'prices.csv', why: 'unknown: neither its name nor its columns are of the package' },
    { name: 'prix.csv', why: 'unknown: neither its name nor its columns are of the package' },
  ])
})

test('a folder without a file of concepts, one that does not exist and one that is a file are refused', async () => {
  await expect(importFiles({})).rejects.toThrow('has no file with concepts, such as skills_nl.csv')
  await expect(importFiles({ 'prices.csv': 'a,b' })).rejects.toThrow('prices.csv: unknown')
  const folder = await folderWith({ 'skills_nl.csv': '' })
  const { importTaxonomy } = await import('../../src/taxonomy/import/import-taxonomy.ts')
  const never = () => Promise.reject(new Error('the database is not asked'))
  await expect(importTaxonomy(never, { folder: `${folder}/nothing` })).rejects.toThrow('nothing does not exist')
  await expect(importTaxonomy(never, { folder: `${folder}/skills_nl.csv` })).rejects.toThrow('is no folder')
})

test('an empty file, one in another encoding and one with a quote that nothing closes are named', async () => {
  await expect(importFiles({ 'skills_nl.csv': '' })).rejects.toThrow('skills_nl.csv is empty')
  const latin1 = Buffer.from(csvOf(skillsOf({ label: 'coördineren' })), 'latin1')
  await expect(importFiles({ 'skills_nl.csv': latin1 })).rejects.toThrow('skills_nl.csv is not in UTF-8')
  const utf16 = Buffer.from(`\uFEFF${csvOf(skillsOf({ label: 'zeilen' }))}`, 'utf16le')
  await expect(importFiles({ 'skills_nl.csv': utf16 })).rejects.toThrow('skills_nl.csv is not in UTF-8')
  const open = `conceptUri,preferredLabel\n${uriOf.sails},"zeilen\n`
  await expect(importFiles({ 'skills_nl.csv': open })).rejects.toThrow(/skills_nl\.csv, line \d+: no valid CSV/)
})

test('a byte order mark, line ends of Windows and empty lines change nothing', async () => {
  const text = csvOf(skillsOf({ label: 'zeilen naaien', alternative: 'zeilen maken\nzeilen stikken' }))
  await importFiles({ 'skills_nl.csv': `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n\r\n` })
  expect((await load())?.labelsOf(uriOf.sails, 'nl')).toMatchObject({
    preferred: 'zeilen naaien',
    alternative: ['zeilen maken', 'zeilen stikken'],
  })
})

test('markup, NUL and control characters are taken out of labels, and counted', async () => {
  const { cleanedLabels } = await importFiles({
    'skills_nl.csv': skillsOf({
      label: '<b>zeilen</b> &amp; touw<script>alert(1)</script>',
      alternative: 'knopen\0 leg\u00adgen\u0007\nR & D\ndruk < 5 bar',
    }),
  })
  expect(cleanedLabels).toBe(2)
  expect((await load())?.labelsOf(uriOf.sails, 'nl')).toEqual({
    preferred: 'zeilen & touw',
    alternative: ['R & D', 'druk < 5 bar', 'knopen leggen'],
    hidden: [],
  })
})

test('labels that are empty or too long are refused one by one, and counted', async () => {
  const { leftOut } = await importFiles({
    'skills_nl.csv': skillsOf(
      { label: ' ', alternative: 'zeilen maken' },
      { uri: uriOf.knots, label: 'x'.repeat(10_000) },
      { uri: uriOf.rope, label: 'y'.repeat(LONGEST_LABEL) },
    ),
  })
  expect(leftOut).toEqual({ 'labels that were empty': 1, 'labels that were too long': 1 })
  const taxonomy = await load()
  expect(taxonomy?.skillsNamed('zeilen maken')).toEqual([uriOf.sails])
  expect(taxonomy?.skillsNamed('y'.repeat(LONGEST_LABEL))).toEqual([uriOf.rope])
})

test('a URI that comes twice is one concept with the first preferred label', async () => {
  const { leftOut } = await importFiles({
    'skills_nl.csv': skillsOf({ label: 'zeilen naaien' }, { label: 'zeilen stikken' }, { label: 'zeilen naaien' }),
  })
  expect(leftOut).toEqual({
    'rows with a URI that came before (labels added)': 2,
    'labels that were there already': 1,
  })
  expect((await load())?.labelsOf(uriOf.sails, 'nl')).toEqual({
    preferred: 'zeilen naaien',
    alternative: ['zeilen stikken'],
    hidden: [],
  })
})

test('rows that can not be used are counted, and the others imported', async () => {
  const { leftOut } = await importFiles({
    'skills_nl.csv': skillsOf(
      { label: 'zeilen naaien' },
      { uri: '', label: 'leeg' },
      { uri: 'javascript:alert(1)', label: 'geen adres' },
      { uri: 'https://example.org/skill/"><b>', label: 'geen adres' },
      { uri: uriOf.knots, label: 'knopen', status: 'obsolete' },
    ),
    'occupations_nl.csv': [
      ['conceptUri', 'preferredLabel', 'conceptType'],
      ['https://example.org/thing/1', 'ding', 'constructor'],
    ],
  })
  expect(leftOut).toEqual({
    'rows without a usable URI': 3,
    'rows that ESCO marks as obsolete': 1,
    'rows of an unknown kind of concept': 1,
  })
  expect((await load())?.counts.skill).toBe(1)
})

test('a file of which nothing can be used is refused, and the earlier import stays', async () => {
  await importFiles(madeUpPackage)
  await expect(importFiles({ 'skills_nl.csv': skillsOf({ label: '' }) })).rejects.toThrow('no label that can be used')
  expect((await load())?.counts.skill).toBe(3)
})

test('loops are broken and counted; relations to what is not there and of other kinds are left out', async () => {
  const { leftOut } = await importFiles({
    ...madeUpPackage,
    'broaderRelationsSkillPillar_nl.csv': [
      ['conceptType', 'conceptUri', 'broaderType', 'broaderUri'],
      ['', uriOf.sails, '', uriOf.crafts],
      ['', uriOf.crafts, '', uriOf.making],
      ['', uriOf.making, '', uriOf.sails],
      ['', uriOf.rope, '', uriOf.rope],
      ['', uriOf.sails, '', uriOf.crafts],
      ['', uriOf.sails, '', `${uriOf.crafts}.7`],
    ],
    'occupationSkillRelations_nl.csv': [
      ['occupationUri', 'relationType', 'skillUri'],
      [uriOf.sailmaker, 'essential', uriOf.sails],
      [uriOf.sailmaker, 'decorative', uriOf.knots],
    ],
  })
  expect(leftOut).toEqual({
    'relations that closed a loop': 2,
    'relations that were there already': 1,
    'relations with a concept that is not in the package': 1,
    'relations of an unknown kind': 1,
  })
  const taxonomy = await load()
  for (const uri of [uriOf.sails, uriOf.crafts, uriOf.making, uriOf.rope])
    expect(taxonomy?.broaderOf(uri, Infinity)).not.toContain(uri)
})

test('more labels than the limit are refused, and a file of many rows is read in batches', async () => {
  const many = skillsOf(
    ...Array.from({ length: 3_000 }, (_, place) => ({ uri: `${uriOf.making}.${place}`, label: `zeil ${place}` })),
  )
  await expect(importFiles({ 'skills_nl.csv': many }, { mostLabels: 2_000 })).rejects.toThrow(
    'there are over 2,000 labels: choose languages',
  )
  await importFiles({ 'skills_nl.csv': many })
  expect((await load())?.counts.labels).toBe(3_000)
}, 60_000)
