import { formLine, orNull, toContactValues } from '@wervio/candidates'
import type { CandidateDraft, CvEvidence, ParsedCv } from '@wervio/contracts'
import { z } from 'zod'
import { emptyNewCandidate, fromNewCandidateValues, newCandidateForm } from '../candidate/new-candidate-values.ts'
import { toCandidateDraft } from '../candidate/to-candidate-draft.ts'

export const manualForm = newCandidateForm.extend({
  functie: formLine,
  vaardigheden: z.array(z.string()),
})
export type ManualValues = z.output<typeof manualForm>

/** The form as a CV fills it in, as far as it could be read. */
export const toManualValues = (parsed: ParsedCv | null): ManualValues =>
  parsed
    ? {
        ...toContactValues({ ...parsed, name: parsed.name ?? '' }),
        notities: '',
        functie: parsed.title ?? '',
        vaardigheden: parsed.skills,
      }
    : { ...emptyNewCandidate, functie: '', vaardigheden: [] }

/** The evidence of the fields that nobody changed: the document is no source of what was typed over it. */
const evidenceOfUnchanged = (evidence: CvEvidence, isChanged: (field: string) => boolean): CvEvidence =>
  Object.fromEntries(Object.entries(evidence).filter(([path]) => !isChanged(path.split('.')[0] ?? path)))

/** The candidate as filled in; fields that the form doesn't have come from the CV. */
export const toManualDraft = (values: ManualValues, parsed: ParsedCv | null): CandidateDraft => {
  const fields = { ...fromNewCandidateValues(values), title: orNull(values.functie), skills: values.vaardigheden }
  if (!parsed) return { ...fields, source: 'manual' }
  const parsedFields: Record<string, unknown> = parsed
  const formFields: Record<string, unknown> = fields
  const isChanged = (field: string) =>
    field in formFields && JSON.stringify(formFields[field]) !== JSON.stringify(parsedFields[field])
  return {
    ...toCandidateDraft(parsed, fields.name),
    ...fields,
    evidence: evidenceOfUnchanged(parsed.evidence, isChanged),
  }
}
