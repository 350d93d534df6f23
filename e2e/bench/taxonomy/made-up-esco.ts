import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** How much of what the package holds. */
export type PackageSize = { skills: number; occupations: number; labelsEach: number; skillsOfOccupation: number }

/** About what ESCO 1.1 has in two languages; the number of labels is an estimate. */
export const OFFICIAL_SIZE: PackageSize = { skills: 13_500, occupations: 3_000, labelsEach: 7, skillsOfOccupation: 42 }

const LANGUAGES = ['nl', 'en'] as const
const SYLLABLES = ['ba', 'den', 'kor', 'lim', 'mo', 'ner', 'pel', 'rag', 'sti', 'tun', 'vo', 'wes', 'zi', 'hof']

const uriOf = (kind: 'skill' | 'occupation', number: number): string =>
  `http://data.europa.eu/esco/${kind}/${number.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`

/** Three words of nothing, the same for the same number; about as long as ESCO's labels. */
const labelOf = (seed: number): string => {
  let rest = (seed + 1) * 2_654_435_761
  const syllable = () => {
    rest = (rest * 48_271 + 11) % 2_147_483_647
    return SYLLABLES[rest % SYLLABLES.length] ?? ''
  }
  const word = () => syllable() + syllable() + syllable()
  return `${word()} ${word()} ${word()}`
}

const seedOf = (kind: 'skill' | 'occupation', language: number): number =>
  ((kind === 'skill' ? 0 : 1) * LANGUAGES.length + language) * 50_000_000

const labelsOf = (seed: number, number: number, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${labelOf(seed + number * count + place)} ${number % 97}`)

const write = async (folder: string, name: string, rows: Iterable<string>): Promise<void> => {
  const file = createWriteStream(join(folder, name))
  for (const row of rows) if (!file.write(`${row}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'close')
}

const conceptRows = function* (kind: 'skill' | 'occupation', language: number, count: number, labelsEach: number) {
  yield 'conceptType,conceptUri,iscoGroup,skillType,reuseLevel,preferredLabel,altLabels,status'
  for (let number = 0; number < count; number += 1) {
    const labels = labelsOf(seedOf(kind, language), number, labelsEach)
    const type = kind === 'skill' ? 'KnowledgeSkillCompetence' : 'Occupation'
    const group = kind === 'skill' ? '' : String(1_000 + (number % 430))
    yield `${type},${uriOf(kind, number)},${group},skill/competence,cross-sector,${labels[0]},"${labels.slice(1).join('\n')}",released`
  }
}

const skillRows = function* ({ occupations, skills, skillsOfOccupation }: PackageSize) {
  yield 'occupationUri,relationType,skillType,skillUri'
  for (let number = 0; number < occupations; number += 1)
    for (let place = 0; place < skillsOfOccupation; place += 1)
      yield `${uriOf('occupation', number)},${place % 2 === 0 ? 'essential' : 'optional'},skill/competence,${uriOf('skill', (number * 7 + place * 131) % skills)}`
}

const broaderRows = function* ({ skills }: PackageSize) {
  yield 'conceptType,conceptUri,broaderType,broaderUri'
  for (let number = 1; number < skills; number += 1)
    yield `KnowledgeSkillCompetence,${uriOf('skill', number)},KnowledgeSkillCompetence,${uriOf('skill', Math.floor(number / 8))}`
}

/** Writes a package of made-up words in the form and of the size of the official one. */
export const writePackage = async (folder: string, size: PackageSize): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const [place, language] of LANGUAGES.entries()) {
    await write(folder, `skills_${language}.csv`, conceptRows('skill', place, size.skills, size.labelsEach))
    await write(
      folder,
      `occupations_${language}.csv`,
      conceptRows('occupation', place, size.occupations, size.labelsEach),
    )
  }
  await write(folder, 'occupationSkillRelations_nl.csv', skillRows(size))
  await write(folder, 'broaderRelationsSkillPillar_nl.csv', broaderRows(size))
}

/** The preferred labels of the first skills in the first language. */
export const firstLabels = ({ labelsEach }: PackageSize): string[] =>
  Array.from({ length: 500 }, (_, number) => labelsOf(seedOf('skill', 0), number, labelsEach)[0] ?? '')
