import type { Unit } from '../context/units.ts'
import type { Fact, FactField } from './person.ts'
import type { PersonReader } from './person-texts.ts'
import type { FactsRow } from './rows.ts'

/** Fields in the words of a label. */
export const fieldLabels: Record<FactField, string> = {
  title: 'functietitel',
  location: 'woonplaats',
  summary: 'samenvatting',
  skills: 'vaardigheden',
  experience: 'werkervaring',
  education: 'opleiding',
  languages: 'talen',
  certificates: 'certificaten',
  driving_licences: 'rijbewijs',
  availability: 'beschikbaarheid',
  notice_period: 'opzegtermijn',
  salary_wish: 'salariswens',
  hours: 'uren',
}

const lines = ['title', 'location', 'summary', 'availability', 'notice_period', 'salary_wish', 'hours'] as const
const lists = ['skills', 'certificates', 'driving_licences'] as const

/** The short fields of a job or school as one unit, with a source for each. */
const joinUnits = (units: readonly Unit[]): Unit[] => {
  const [first] = units
  if (!first) return []
  return [
    { ...first, text: units.map(({ text }) => text).join(', '), sources: units.flatMap(({ sources }) => sources) },
  ]
}

/** What one candidate's data says, field by field; the paths are those of the candidate's fields. */
export const readFacts = async (row: FactsRow, { read }: PersonReader): Promise<Fact[]> => {
  const facts: Fact[] = []
  const add = (field: FactField, units: readonly Unit[]) => facts.push(...units.map((unit) => ({ ...unit, field })))
  const readOne = (field: FactField, path: readonly string[], text: string) =>
    read([field, ...path], fieldLabels[field], text)
  const readEntry = async (field: FactField, index: number, entry: Readonly<Record<string, string>>) => {
    const units: Unit[] = []
    for (const [key, text] of Object.entries(entry))
      units.push(...(await readOne(field, [String(index), key], text)).slice(0, 1))
    return joinUnits(units)
  }
  for (const field of lines) if (row[field]) add(field, await readOne(field, [], row[field]))
  for (const field of lists)
    for (const [index, text] of row[field].entries()) add(field, await readOne(field, [String(index)], text))
  for (const [index, { language, level }] of row.languages.entries())
    add('languages', await readOne('languages', [String(index)], level ? `${language} (${level})` : language))
  for (const [index, school] of row.education.entries()) add('education', await readEntry('education', index, school))
  for (const [index, { description, ...job }] of row.experience.entries()) {
    const entry = await readEntry('experience', index, job)
    add('experience', entry)
    const descriptionUnits = description ? await readOne('experience', [String(index), 'description'], description) : []
    add(
      'experience',
      descriptionUnits.map((unit) => ({ ...unit, heading: entry[0]?.text ?? '' })),
    )
  }
  return facts
}
