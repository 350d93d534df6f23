import {
  contactPaths,
  fromJobValues,
  fromSchoolValues,
  jobForm,
  schoolForm,
  toJobValues,
  toSchoolValues,
} from '@wervio/candidates'
import type { CandidateDraft, CvEvidence, ParsedCv } from '@wervio/contracts'
import { z } from 'zod'
import { toManualDraft, manualForm, toManualValues } from '../add/manual-form.ts'
import { confirmEvidence } from './field-checks.ts'

export const reviewForm = manualForm.extend({
  banen: z.array(jobForm),
  opleidingen: z.array(schoolForm),
  /** Ids of the checks that somebody confirmed. */
  nagekeken: z.array(z.string()),
})
export type ReviewValues = z.output<typeof reviewForm>

/** The form as a CV fills it in; empty for one that couldn't be read. */
export const toReviewValues = (parsed: ParsedCv | null): ReviewValues => ({
  ...toManualValues(parsed),
  banen: toJobValues(parsed?.experience ?? []),
  opleidingen: toSchoolValues(parsed?.education ?? []),
  nagekeken: [],
})

/** What the document says of values that a person took from it instead of the ones that were read. */
const evidenceOfTaken = ({ possible_values = {}, ...parsed }: ParsedCv, draft: CandidateDraft): CvEvidence => {
  const [read, taken]: Record<string, unknown>[] = [parsed, draft]
  return Object.fromEntries(
    Object.entries(possible_values).flatMap(([path, values]) => {
      const value = read?.[path] === taken?.[path] ? undefined : values.find((one) => one.value === taken?.[path])
      return value ? [[path, { confidence: 1, quote: value.line, places: value.places }]] : []
    }),
  )
}

/** The candidate as looked through: what was typed goes before what was read, and jobs that were taken out are gone. */
export const toReviewDraft = (values: ReviewValues, parsed: ParsedCv | null): CandidateDraft => {
  const { banen, opleidingen, nagekeken, ...rest } = values
  const draft = toManualDraft(rest, parsed)
  const lists = {
    experience: fromJobValues(banen, parsed?.experience ?? []),
    education: fromSchoolValues(opleidingen, parsed?.education ?? []),
  }
  const isChanged = (field: string) =>
    (field === 'experience' || field === 'education') &&
    JSON.stringify(lists[field]) !== JSON.stringify(parsed?.[field] ?? [])
  const evidenceOfUnchanged =
    draft.evidence &&
    Object.fromEntries(Object.entries(draft.evidence).filter(([path]) => !isChanged(path.split('.')[0] ?? '')))
  return {
    ...draft,
    ...lists,
    evidence: evidenceOfUnchanged && {
      ...confirmEvidence(evidenceOfUnchanged, nagekeken),
      ...(parsed && evidenceOfTaken(parsed, draft)),
    },
  }
}

/** Paths of the evidence behind a field of the form, by the field's name. */
export const isEvidenceOf = (field: string): ((path: string) => boolean) => {
  const pathByField: Readonly<Record<string, string>> = { ...contactPaths, functie: 'title' }
  const prefixByList: Readonly<Record<string, string>> = {
    vaardigheden: 'skills.',
    banen: 'experience.',
    opleidingen: 'education.',
  }
  const prefix = prefixByList[field]
  if (prefix !== undefined) return (path) => path.startsWith(prefix)
  const fieldPath =
    pathByField[field] ?? field.replace(/^banen\./, 'experience.').replace(/^opleidingen\./, 'education.')
  return (path) => path === fieldPath
}
