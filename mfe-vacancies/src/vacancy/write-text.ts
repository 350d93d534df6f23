import { ApiError, stream } from '@wervio/api-client'
import {
  endpoints,
  messages,
  type GenerateVacancyProgress,
  type GenerateVacancyRequest,
  type GenerateVacancyResponse,
} from '@wervio/contracts'

/** Has the text written; an answer without html has a message of its own (specification §5). */
export const writeText = async (
  body: GenerateVacancyRequest,
  signal: AbortSignal,
  onProgress: (progress: GenerateVacancyProgress) => void,
): Promise<GenerateVacancyResponse> => {
  try {
    return await stream(endpoints.generateVacancy, { body }, { signal, onProgress })
  } catch (error) {
    if (
      error instanceof ApiError &&
      error.code === 'unexpected_shape' &&
      error.fields.some(({ path }) => path === 'html')
    )
      throw new ApiError(messages.generateEmpty, { code: error.code, cause: error })
    throw error
  }
}
