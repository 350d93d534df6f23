import { call } from '@wervio/api-client'
import { createVacancy, updateVacancy, type CallInput, type Vacancy } from '@wervio/contracts'

type NewVacancy = CallInput<typeof createVacancy>['body']

type Attempt = {
  /** Sent with every attempt to make this one vacancy, so that a lost answer makes no second. */
  creationKey: string
  /** An earlier attempt may have stored something else under this key. */
  mayDiffer: boolean
}

/** Stores a text as a new vacancy, once: what an earlier attempt may have made is brought up to date. */
export const storeAsNew = async (body: NewVacancy, { creationKey, mayDiffer }: Attempt): Promise<Vacancy> => {
  const vacancy = await call(createVacancy, { body: { ...body, creation_key: creationKey } })
  return mayDiffer ? call(updateVacancy, { params: { id: vacancy.id }, body }) : vacancy
}
