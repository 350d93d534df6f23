import type { Publication } from '@wervio/contracts'
import { isReader } from '@wervio/remote-kit'
import { since } from '@wervio/ui'

/** Who changed the stored text and when, as a sentence; in two windows of one recruiter that is the reader. */
export const changedBy = ({ updated_by, updated_at }: Publication): string =>
  isReader(updated_by)
    ? `Je hebt deze tekst ${since(updated_at)} zelf gewijzigd, in een ander venster.`
    : `${updated_by ?? 'Iemand anders'} heeft deze tekst ${since(updated_at)} gewijzigd.`
