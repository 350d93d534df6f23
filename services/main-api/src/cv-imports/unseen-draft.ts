import type { KnownCv } from '../platform/known-values.ts'
import type { ItemDraft } from './save-item.ts'

/** The draft of a parsed CV that is saved without a review. Of sensitive data only the kinds are kept. */
export const unseenDraft = ({ sensitive, ...parsed }: KnownCv & { name: string }): ItemDraft => ({
  ...parsed,
  sensitive: sensitive.map(({ kind }) => ({ kind })),
  cv_filename: null,
  notes: null,
  retention: 'four_weeks',
})
