import { emptyForm, fieldNames, type FieldName, type FormValues } from '../../drafts/field-mapping.ts'
import { formFields } from '../form-fields.ts'

/** Values for some of the fields of the form. */
export type FieldSubset = Partial<FormValues>

export const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/** Filled with something else than an empty form has. */
const isChanged = (values: FieldSubset, name: FieldName): boolean =>
  isFilled(values[name]) && values[name] !== emptyForm[name]

/** The filled ones among `names`. */
export const filledFields = (values: FieldSubset, names: readonly FieldName[]): FieldSubset =>
  Object.fromEntries(names.filter((name) => isChanged(values, name)).map((name) => [name, values[name]]))

export const namesIn = (fields: FieldSubset): FieldName[] => fieldNames.filter((name) => fields[name] !== undefined)

/** The fields that somebody typed something else in already. */
export const typedFields = (fields: FieldSubset, form: FormValues): FieldName[] =>
  namesIn(fields).filter((name) => isChanged(form, name) && form[name] !== fields[name])

export const withoutFields = (fields: FieldSubset, names: readonly FieldName[]): FieldSubset =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name as FieldName)))

export const fieldLabel = (name: FieldName): string => formFields.find((field) => field.name === name)?.label ?? name
