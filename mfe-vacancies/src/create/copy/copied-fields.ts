import { toForm, fieldNames, type FieldName, type FormValues } from '../../drafts/field-mapping.ts'
import type { Vacancy } from '@wervio/contracts'

export type CopiedFields = Partial<FormValues>

const isFilled = (text: string): boolean => text.trim() !== ''

/** The filled fields of a vacancy that another one can begin with: all but its title. */
export const copiedFieldsOf = (vacancy: Vacancy): CopiedFields => {
  const values = toForm(vacancy)
  const names = fieldNames.filter((name) => name !== 'functie' && isFilled(values[name]))
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

export const namesIn = (fields: CopiedFields): FieldName[] => fieldNames.filter((name) => fields[name] !== undefined)

/** The fields that somebody typed something else in already. */
export const typedFields = (fields: CopiedFields, form: FormValues): FieldName[] =>
  namesIn(fields).filter((name) => isFilled(form[name]) && form[name] !== fields[name])

export const withoutFields = (fields: CopiedFields, names: readonly FieldName[]): CopiedFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name as FieldName)))
