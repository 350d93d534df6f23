import type { FieldErrors } from 'react-hook-form'
import { contactGroups } from './field-checks.ts'
import type { ReviewValues } from './review-form-values.ts'

/** The row that holds the first thing that is wrong, to open it; null when no row does. */
export const firstProblemRow = (errors: FieldErrors<ReviewValues>): string | null => {
  const group = contactGroups.find(({ fields }) => fields.some((name) => errors[name]))
  return group?.path ?? (errors.banen ? 'banen' : errors.opleidingen ? 'opleidingen' : null)
}
