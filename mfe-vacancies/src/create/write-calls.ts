import { call } from '@wervio/api-client'
import { endpoints, type GenerateVacancyResponse, type Vacancy } from '@wervio/contracts'
import { toVacancy, type FormValues } from '../drafts/field-mapping.ts'

type Attempt = {
  /** Sent with every attempt to make this one vacancy, so that a lost answer makes no second. */
  creationKey: string
  /** An earlier attempt sent something else under this key. */
  changedSince: boolean
}

/** Stores a new vacancy, or changes the one with this id. What an earlier attempt may have made is brought up to date. */
export const saveVacancy = async (
  id: string | null,
  form: FormValues,
  text: GenerateVacancyResponse,
  { creationKey, changedSince }: Attempt,
): Promise<Vacancy> => {
  const body = { ...toVacancy(form, text.html), description_made_by: text.made_by }
  if (id !== null) return call(endpoints.updateVacancy, { params: { id }, body })
  const made = await call(endpoints.createVacancy, { body: { ...body, creation_key: creationKey } })
  return changedSince ? call(endpoints.updateVacancy, { params: { id: made.id }, body }) : made
}
