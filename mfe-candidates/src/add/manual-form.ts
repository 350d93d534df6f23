import { limits, type CandidateDraft, type CvEvidence, type ParsedCv } from '@wervio/contracts'
import { z } from 'zod'
import { contactForm, fromContactValues, noContact, toContactValues } from '../candidate/contact-values.ts'
import { draftOf } from './adding.ts'

export const manualForm = contactForm.extend({
  functie: z.string().max(limits.shortText, { error: `Gebruik hier hoogstens ${limits.shortText} tekens.` }),
  vaardigheden: z.array(z.string()),
})
export type ManualValues = z.output<typeof manualForm>

/** The form as a CV fills it in, as far as it could be read. */
export const manualStart = (parsed: ParsedCv | null): ManualValues =>
  parsed
    ? {
        ...toContactValues({ ...parsed, name: parsed.name ?? '', notes: null }),
        functie: parsed.title ?? '',
        vaardigheden: parsed.skills,
      }
    : { ...noContact, functie: '', vaardigheden: [] }

/** What somebody typed over rests on the document no longer. */
const evidenceLeft = (evidence: CvEvidence, changed: (field: string) => boolean): CvEvidence =>
  Object.fromEntries(Object.entries(evidence).filter(([path]) => !changed(path.split('.')[0] ?? path)))

/** Somebody as filled in, over what the CV did say. */
export const manualDraft = (values: ManualValues, parsed: ParsedCv | null): CandidateDraft => {
  const filled = { ...fromContactValues(values), title: values.functie.trim() || null, skills: values.vaardigheden }
  if (!parsed) return { ...filled, source: 'manual' }
  const read: Record<string, unknown> = parsed
  const typed: Record<string, unknown> = filled
  const changed = (field: string) => field in typed && JSON.stringify(typed[field]) !== JSON.stringify(read[field])
  return { ...draftOf(parsed, filled.name), ...filled, evidence: evidenceLeft(parsed.evidence, changed) }
}
