import { expect, test } from '@jest/globals'
import { taxonomyOf } from '../testing/taxonomy-of.ts'

const taxonomy = taxonomyOf([
  { uri: 'group:ict', kind: 'skill-group', labels: { nl: ['ICT'] } },
  { uri: 'group:code', kind: 'skill-group', labels: { nl: ['programmeren'] }, broader: ['group:ict'] },
  {
    uri: 'skill:java',
    kind: 'skill',
    labels: { en: ['Java (computer programming)', 'Java language'], nl: ['Java'] },
    broader: ['group:code'],
  },
  { uri: 'skill:cplus', kind: 'skill', labels: { en: ['C++'] }, broader: ['group:code'] },
  { uri: 'skill:csharp', kind: 'skill', labels: { en: ['C#'] } },
  { uri: 'skill:dotnet', kind: 'skill', labels: { en: ['Visual Studio .NET'] } },
  {
    uri: 'skill:care',
    kind: 'skill',
    labels: { nl: ['coördineren van zorg', 'zorg coördineren'], en: ['coordinate care', 'care co-ordination'] },
    hidden: { nl: ['zorg koordineren'] },
  },
  { uri: 'skill:wood', kind: 'skill', labels: { nl: ['hout zagen'] } },
  {
    uri: 'job:nurse',
    kind: 'occupation',
    iscoGroup: '2221',
    labels: { nl: ['verpleegkundige'], en: ['nurse'] },
    essential: ['skill:care'],
    optional: ['skill:wood'],
  },
  {
    uri: 'job:carer',
    kind: 'occupation',
    iscoGroup: '5321',
    labels: { nl: ['verzorgende'] },
    essential: ['skill:care'],
  },
  { uri: 'job:midwife', kind: 'occupation', iscoGroup: '2221', labels: { nl: ['verloskundige'] } },
  { uri: 'job:waiter', kind: 'occupation', iscoGroup: '5131', labels: { en: ['lead waiter/lead waitress'] } },
  {
    uri: 'job:teacher',
    kind: 'occupation',
    iscoGroup: '2330',
    labels: { nl: ['leraar/lerares Frans', 'zorg coördineren'] },
  },
])

test.each([
  ['Coordineren  van ZORG!', ['skill:care']],
  ['java', ['skill:java']],
  ['Java (computer programming)', ['skill:java']],
  ['C++', ['skill:cplus']],
  ['c#', ['skill:csharp']],
  ['C', []],
  ['visual studio .net', ['skill:dotnet']],
  ['programmeren', ['group:code']],
  ['nurse', []],
  ['', []],
  ['  …', []],
])('skills named %j', (label, uris) => {
  expect(taxonomy.skillsNamed(label)).toEqual(uris)
})

test.each([
  ['lead waitress', 'job:waiter'],
  ['leraar Frans', 'job:teacher'],
  ['lerares frans', 'job:teacher'],
  ['Verpleegkundige', 'job:nurse'],
])('%j is looked up as an occupation', (label, uri) => {
  expect(taxonomy.occupationsNamed(label)).toEqual([uri])
})

test('a form without its brackets gives way to a label that is written so', () => {
  const other = taxonomyOf([
    { uri: 'skill:island', kind: 'skill', labels: { en: ['Java'] } },
    { uri: 'skill:java', kind: 'skill', labels: { en: ['Java (computer programming)'] } },
  ])
  expect(other.skillsNamed('Java')).toEqual(['skill:island'])
})

test('alternatives are the other labels of the same concept, in every language', () => {
  expect(taxonomy.alternatives('ZORG coordineren', 'skill')).toEqual([
    { label: 'coördineren van zorg', language: 'nl', kind: 'preferred', uri: 'skill:care' },
    { label: 'coordinate care', language: 'en', kind: 'preferred', uri: 'skill:care' },
    { label: 'care co-ordination', language: 'en', kind: 'alternative', uri: 'skill:care' },
    { label: 'zorg koordineren', language: 'nl', kind: 'hidden', uri: 'skill:care' },
  ])
  expect(taxonomy.alternatives('zorg coördineren').map(({ uri }) => uri)).toContain('job:teacher')
  expect(taxonomy.alternatives('zeilen')).toEqual([])
})

test('of several concepts the one whose preferred label it is comes first', () => {
  const trades = taxonomyOf([
    { uri: 'job:inspector', kind: 'occupation', labels: { nl: ['lasinspecteur', 'lasser'] } },
    { uri: 'job:fitter', kind: 'occupation', labels: { nl: ['pijpfitter'] }, hidden: { nl: ['lasser'] } },
    { uri: 'job:welder', kind: 'occupation', labels: { nl: ['lasser', 'ketellasser'] } },
  ])
  expect(trades.occupationsNamed('Lasser')).toEqual(['job:welder', 'job:inspector', 'job:fitter'])
  expect(trades.alternatives('lasser').map(({ label }) => label)).toEqual([
    'ketellasser',
    'lasinspecteur',
    'pijpfitter',
  ])
})

test('labels are given by language', () => {
  expect(taxonomy.labelsOf('skill:care', 'nl')).toEqual({
    preferred: 'coördineren van zorg',
    alternative: ['zorg coördineren'],
    hidden: ['zorg koordineren'],
  })
  expect(taxonomy.labelsOf('skill:care', 'fr')).toEqual({ preferred: null, alternative: [], hidden: [] })
})

test('broader goes up and narrower down, as far as one asks', () => {
  expect(taxonomy.broaderOf('skill:java')).toEqual(['group:code'])
  expect(taxonomy.broaderOf('skill:java', 5)).toEqual(['group:code', 'group:ict'])
  expect(taxonomy.narrowerOf('group:ict', 2)).toEqual(['group:code', 'skill:java', 'skill:cplus'])
  expect(taxonomy.isBroader('group:ict', 'skill:java')).toBe(true)
  expect(taxonomy.isBroader('skill:java', 'group:ict')).toBe(false)
  expect(taxonomy.isBroader('skill:java', 'skill:java')).toBe(false)
})

test('a loop in what was stored ends', () => {
  const looped = taxonomyOf([
    { uri: 'a', kind: 'skill', labels: { nl: ['a'] }, broader: ['b'] },
    { uri: 'b', kind: 'skill', labels: { nl: ['b'] }, broader: ['a'] },
  ])
  expect(looped.broaderOf('a', Infinity)).toEqual(['b'])
  expect(looped.isBroader('b', 'a')).toBe(true)
})

test('occupations are kin by their unit group, or by their essential skills', () => {
  expect(taxonomy.essentialSkillsOf('job:nurse')).toEqual(['skill:care'])
  expect(taxonomy.optionalSkillsOf('job:nurse')).toEqual(['skill:wood'])
  expect(taxonomy.kinOccupations('job:nurse')).toEqual([
    { uri: 'job:carer', sameGroup: false, sharedSkills: 1 },
    { uri: 'job:midwife', sameGroup: true, sharedSkills: 0 },
  ])
  expect(taxonomy.kinOccupations('skill:care')).toEqual([])
})

test('a concept it does not have gives nothing', () => {
  expect(taxonomy.conceptOf('skill:zeilen')).toBeNull()
  expect(taxonomy.essentialSkillsOf('skill:zeilen')).toEqual([])
  expect(taxonomy.isBroader('skill:zeilen', 'skill:java')).toBe(false)
})

test('it says what it holds', () => {
  expect([taxonomy.languages, taxonomy.version]).toEqual([['nl', 'en'], 1])
  expect(taxonomy.counts).toMatchObject({ skill: 6, occupation: 5, 'skill-group': 2, 'isco-group': 0, relations: 6 })
})
