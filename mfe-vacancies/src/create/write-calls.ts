import { ApiError, call, stream } from '@wervio/api-client'
import { endpoints, messages, type GenerateVacancyProgress, type GenerateVacancyResponse, type Vacancy } from '@wervio/contracts'
import { toVacancy, type FormValues } from '../drafts/field-mapping.ts'

/** Has the text written; an answer without html has a message of its own (specification §5). */
export const writeText = async (
  body: FormValues,
  signal: AbortSignal,
  onProgress: (progress: GenerateVacancyProgress) => void,
): Promise<GenerateVacancyResponse> => {
  try {
    return await stream(endpoints.generateVacancy, { body }, { signal, onProgress })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unexpected_shape' && error.fields.some(({ path }) => path === 'html'))
      throw new ApiError(messages.generateEmpty, { code: error.code, cause: error })
    throw error
  }
}

/** Stores a new vacancy, or changes the one with this id. */
export const saveVacancy = (id: string | null, form: FormValues, text: GenerateVacancyResponse): Promise<Vacancy> => {
  const body = { ...toVacancy(form, text.html), description_made_by: text.made_by }
  return id === null ? call(endpoints.createVacancy, { body }) : call(endpoints.updateVacancy, { params: { id }, body })
}
