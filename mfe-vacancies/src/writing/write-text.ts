import { ApiError, stream } from '@wervio/api-client'
import {
  generateVacancy,
  messages,
  type GenerateVacancyProgress,
  type GenerateVacancyRequest,
  type GenerateVacancyResponse,
} from '@wervio/contracts'

/** Lets the service write the text; an answer without html has a message of its own (specification §5). */
export const writeText = async (
  body: GenerateVacancyRequest,
  signal: AbortSignal,
  onProgress: (progress: GenerateVacancyProgress) => void,
): Promise<GenerateVacancyResponse> => {
  try {
    return await stream(generateVacancy, { body }, { signal, onProgress })
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
