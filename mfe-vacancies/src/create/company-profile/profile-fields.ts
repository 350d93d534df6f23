import { companyFieldNames, type CompanyField, type CompanyProfile } from '@wervio/contracts'
import { fieldNames, vacancyFieldOf, type FieldName, type FormValues } from '../../drafts/field-mapping.ts'
import { filledFields, type FieldSubset } from '../fill/field-subset.ts'

const isCompanyField = (name: string): name is CompanyField => companyFieldNames.some((field) => field === name)

/** The form fields that a company profile fills, in the order of the form. */
export const profileFieldNames: readonly FieldName[] = fieldNames.filter((name) => isCompanyField(vacancyFieldOf[name]))

const companyFieldOf = (name: FieldName): CompanyField | undefined => {
  const field = vacancyFieldOf[name]
  return isCompanyField(field) ? field : undefined
}

/** What a profile says, by the names of the form. */
export const fieldsOfProfile = (profile: CompanyProfile): FieldSubset => {
  const values = Object.fromEntries(
    profileFieldNames.map((name) => [name, profile[companyFieldOf(name) ?? 'company']]),
  ) as FieldSubset
  return filledFields(values, profileFieldNames)
}

/** The filled company fields of a form, as a profile stores them. */
export const companyValues = (form: FormValues): Partial<Record<CompanyField, string>> =>
  Object.fromEntries(
    Object.entries(filledFields(form, profileFieldNames)).map(([name, value]) => [
      companyFieldOf(name as FieldName),
      value.trim(),
    ]),
  )

const collator = new Intl.Collator('nl-NL', { sensitivity: 'base' })

/** The profile that has this name already; case and accents don't count. */
export const profileNamed = (profiles: readonly CompanyProfile[], name: string): CompanyProfile | undefined =>
  profiles.find((profile) => collator.compare(profile.name, name.trim()) === 0)
