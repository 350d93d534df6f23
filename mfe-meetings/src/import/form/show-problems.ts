import { ApiError } from '@wervio/api-client'
import type { UseFormSetError } from 'react-hook-form'
import { fieldOf, type ImportValues } from './import-values.ts'

/** Shows what the service refused with the fields that it is about. */
export const showProblems = (error: unknown, setError: UseFormSetError<ImportValues>): void => {
  if (!(error instanceof ApiError)) return
  for (const { path, message } of error.fields) {
    const name = fieldOf(path)
    if (name) setError(name, { message }, { shouldFocus: true })
  }
}
