import { type ClientMention, clientMentions, type generateVacancyRequest } from '@wervio/contracts'
import { z } from 'zod'
import { clientField } from '../vacancy/client-fields.ts'
import { requestText } from '../vacancy/request-text.ts'

export type GeneratorField = { name: GeneratorName; label: string; hint?: string; missing?: string; lines: 1 | 3 }

/**
 * The fields of the simple generator by their wire names (specification §2), and which it can't do without (§5). Place
 * and hours go past the specification: a text without them can't be published. So does the client: without it an agency
 * reads as the employer.
 */
export const generatorNames = [
  'functie',
  'organisatie',
  'opdrachtgever',
  'salaris',
  'locatie',
  'uren',
  'secundaire_arbeidsvoorwaarden',
  'specifieke_taken',
  'soft_skills',
  'hard_skills',
  'organisatie_cultuur',
  'collegas',
  'geschiedenis',
  'sector',
  'kernactiviteit',
  'doelen',
  'missie_visie_kernwaarden',
  'maatschappelijke_bijdrage',
] as const satisfies readonly (keyof typeof generateVacancyRequest.shape)[]
export type GeneratorName = (typeof generatorNames)[number]
export type GeneratorValues = Record<GeneratorName, string> & { opdrachtgever_in_tekst: ClientMention }

const ONE_A_LINE = 'Eén per regel.'

/** What must be filled in comes first; the rest makes the text better. */
export const requiredFields: readonly GeneratorField[] = [
  { name: 'functie', label: 'Functietitel', missing: 'Vul een functietitel in.', lines: 1 },
  { name: 'organisatie', label: 'Organisatie', missing: 'Vul de naam van de organisatie in.', lines: 1 },
  { name: 'salaris', label: 'Salaris', missing: 'Vul een salaris in.', lines: 1 },
  { name: 'sector', label: 'Sector', missing: 'Vul een sector in.', lines: 1 },
  {
    name: 'kernactiviteit',
    label: 'Kernactiviteit',
    hint: 'Wat doet de organisatie, in één of twee zinnen?',
    missing: 'Vul de kernactiviteit in.',
    lines: 3,
  },
  {
    name: 'specifieke_taken',
    label: 'Specifieke taken',
    hint: `Wat doet iemand op een gewone dag? ${ONE_A_LINE}`,
    missing: 'Vul ten minste één taak in.',
    lines: 3,
  },
  {
    name: 'hard_skills',
    label: 'Hard skills',
    hint: `Diploma's, vakkennis en systemen. ${ONE_A_LINE}`,
    missing: 'Vul ten minste één hard skill in.',
    lines: 3,
  },
]

export const extraFields: readonly GeneratorField[] = [
  { ...clientField, lines: 1 },
  { name: 'locatie', label: 'Locatie', lines: 1 },
  { name: 'uren', label: 'Uren per week', lines: 1 },
  { name: 'soft_skills', label: 'Soft skills', hint: ONE_A_LINE, lines: 3 },
  { name: 'secundaire_arbeidsvoorwaarden', label: 'Secundaire arbeidsvoorwaarden', hint: ONE_A_LINE, lines: 3 },
  { name: 'collegas', label: 'Collega’s', hint: 'Met wie werkt iemand samen?', lines: 3 },
  { name: 'organisatie_cultuur', label: 'Organisatiecultuur', lines: 3 },
  { name: 'geschiedenis', label: 'Geschiedenis', lines: 3 },
  { name: 'doelen', label: 'Doelen', hint: 'Wat wil de organisatie bereiken?', lines: 3 },
  { name: 'missie_visie_kernwaarden', label: 'Missie, visie en kernwaarden', lines: 3 },
  { name: 'maatschappelijke_bijdrage', label: 'Maatschappelijke bijdrage', lines: 3 },
]

const fieldSchema = (name: GeneratorName): z.ZodString => {
  const missing = requiredFields.find((field) => field.name === name)?.missing
  const schema = requestText(name)
  return missing ? schema.trim().min(1, { error: missing }) : schema
}

const byName = <T>(value: (name: GeneratorName) => T): Record<GeneratorName, T> =>
  Object.fromEntries(generatorNames.map((name) => [name, value(name)])) as Record<GeneratorName, T>

/** The form: the contract's fields and limits, plus what specification §5 requires. */
export const generatorSchema = z.object({ ...byName(fieldSchema), opdrachtgever_in_tekst: z.enum(clientMentions) })

/** The form as it is stored while somebody types; a field of an earlier version that is missing is empty. */
export const storedValues = z.object({
  ...byName(() => z.string().default('')),
  opdrachtgever_in_tekst: z.enum(clientMentions).default('described'),
})

export const emptyValues: GeneratorValues = { ...byName(() => ''), opdrachtgever_in_tekst: 'described' }

export const isEmpty = (values: GeneratorValues): boolean => generatorNames.every((name) => values[name].trim() === '')

/** Whether two forms say the same, but for the spaces around what was typed, which saving takes off. */
export const sameWords = (a: GeneratorValues, b: GeneratorValues): boolean =>
  generatorNames.every((name) => a[name].trim() === b[name].trim()) &&
  a.opdrachtgever_in_tekst === b.opdrachtgever_in_tekst
