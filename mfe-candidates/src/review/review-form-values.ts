import type { CandidateDraft, ParsedCv } from '@wervio/contracts'
import { z } from 'zod'
import { manualDraft, manualForm, manualStart } from '../add/manual-form.ts'
import {
  fromJobValues,
  fromSchoolValues,
  jobForm,
  schoolForm,
  toJobValues,
  toSchoolValues,
} from '../candidate/entry-values.ts'

export const reviewForm = manualForm.extend({ banen: z.array(jobForm), opleidingen: z.array(schoolForm) })
export type ReviewValues = z.output<typeof reviewForm>

/** The form as a CV fills it in; empty for one that couldn't be read. */
export const reviewStart = (parsed: ParsedCv | null): ReviewValues => ({
  ...manualStart(parsed),
  banen: toJobValues(parsed?.experience ?? []),
  opleidingen: toSchoolValues(parsed?.education ?? []),
})

/** The candidate as looked through: what was typed goes before what was read, and jobs that were taken out are gone. */
export const reviewDraft = (values: ReviewValues, parsed: ParsedCv | null): CandidateDraft => {
  const { banen, opleidingen, ...rest } = values
  const draft = manualDraft(rest, parsed)
  const listed = {
    experience: fromJobValues(banen, parsed?.experience ?? []),
    education: fromSchoolValues(opleidingen, parsed?.education ?? []),
  }
  const changed = (field: string) =>
    (field === 'experience' || field === 'education') &&
    JSON.stringify(listed[field]) !== JSON.stringify(parsed?.[field] ?? [])
  return {
    ...draft,
    ...listed,
    evidence:
      draft.evidence &&
      Object.fromEntries(Object.entries(draft.evidence).filter(([path]) => !changed(path.split('.')[0] ?? ''))),
  }
}

/** Paths of the evidence behind a field of the form, by the field's name. */
export const evidencePaths = (field: string): ((path: string) => boolean) => {
  const known: Readonly<Record<string, string>> = {
    voornaam: 'name',
    achternaam: 'name',
    email: 'email',
    telefoon: 'phone',
    locatie: 'location',
    linkedin: 'linkedin',
    functie: 'title',
  }
  if (field === 'vaardigheden') return (path) => path.startsWith('skills.')
  const wanted = known[field] ?? field.replace(/^banen\./, 'experience.').replace(/^opleidingen\./, 'education.')
  return (path) => path === wanted
}
