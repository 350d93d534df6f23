import type { VacancyQuestionField } from '@wervio/contracts'
import type { VacancyForm } from '../form.ts'
import { linesOfField } from '../mend/list-parts.ts'
import type { ListField } from '../mend/sections-of-items.ts'

/** The list fields by their names in the request, with what the form's screen calls them. */
export const listFields: readonly { field: ListField; name: VacancyQuestionField; label: string }[] = [
  { field: 'tasks', name: 'specifieke_taken', label: 'specifieke taken' },
  { field: 'hardSkills', name: 'hard_skills', label: 'hard skills' },
  { field: 'softSkills', name: 'soft_skills', label: 'soft skills' },
  { field: 'benefits', name: 'secundaire_arbeidsvoorwaarden', label: 'secundaire arbeidsvoorwaarden' },
]

/** An item of a list field, with the others of its field. */
export type FieldItem = (typeof listFields)[number] & { item: string; lines: readonly string[] }

export const itemsOfForm = (form: VacancyForm): FieldItem[] =>
  listFields.flatMap((listField) => {
    const lines = linesOfField(form[listField.field], form.names)
    return lines.map((item) => ({ ...listField, item, lines }))
  })

/** The field without this item, one line each. */
export const without = ({ lines, item }: FieldItem): string => lines.filter((line) => line !== item).join('\n')

/** A value with one more line, or behind a comma in a field of one line. */
export const withMore = (value: string, more: string, isOneLine = false): string =>
  value.trim() === '' ? more : `${value.trim()}${isOneLine ? ', ' : '\n'}${more}`
