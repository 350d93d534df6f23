import type { ParsedCv } from '@wervio/contracts'
import { useWatch } from 'react-hook-form'
import { checksInForm } from './field-checks.ts'
import type { ReviewValues } from './review-form-values.ts'

/** What is to be looked at in the form around, and how much of that nobody confirmed yet. */
export const useFieldChecks = (parsed: ParsedCv | null) => {
  const [banen, opleidingen, confirmedIds] = useWatch<ReviewValues, ['banen', 'opleidingen', 'nagekeken']>({
    name: ['banen', 'opleidingen', 'nagekeken'],
  })
  const checks = checksInForm(parsed, { banen, opleidingen })
  return { checks, unsureCount: checks.filter(({ id }) => !confirmedIds.includes(id)).length }
}
