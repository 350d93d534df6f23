import type { Publication } from '@wervio/contracts'
import { getSession } from '@wervio/session'
import { since } from '../when.ts'

/** Who changed the stored text and when, as a sentence; in two windows of one recruiter that is the reader. */
export const changedBy = ({ updated_by, updated_at }: Publication): string => {
  const session = getSession()
  const own =
    session.status === 'signed-in' &&
    updated_by !== null &&
    [session.user.email, session.user.displayName].includes(updated_by)
  return own
    ? `Je hebt deze tekst ${since(updated_at)} zelf gewijzigd, in een ander venster.`
    : `${updated_by ?? 'Iemand anders'} heeft deze tekst ${since(updated_at)} gewijzigd.`
}
