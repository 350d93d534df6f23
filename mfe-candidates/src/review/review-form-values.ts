import type { CandidateDraft, ParsedCv } from '@wervio/contracts'
import { limits } from '@wervio/contracts'
import { z } from 'zod'
import { manualDraft, manualForm, manualStart } from '../add/manual-form.ts'

const line = z.string().max(limits.shortText, { error: `Gebruik hier hoogstens ${limits.shortText} tekens.` })

export const reviewForm = manualForm.extend({ banen: z.array(z.object({ position: line, company: line, period: line, /** Which job of the CV it is. */ of: z.number() })) })
export type ReviewValues = z.output<typeof reviewForm>

/** The form as a CV fills it in; empty for one that couldn't be read. */
export const reviewStart = (parsed: ParsedCv | null): ReviewValues => ({
  ...manualStart(parsed),
  banen: (parsed?.experience ?? []).map(({ position, company, period }, of) => ({ position, company, period: period ?? '', of })),
})

/** The candidate as looked through: what was typed goes before what was read, and jobs that were taken out are gone. */
export const reviewDraft = (values: ReviewValues, parsed: ParsedCv | null): CandidateDraft => {
  const { banen, ...rest } = values
  const draft = manualDraft(rest, parsed)
  const experience = banen.flatMap(({ of, position, company, period }) => {
    const read = parsed?.experience[of]
    return read ? [{ ...read, position: position.trim(), company: company.trim(), period: period.trim() || null }] : []
  })
  const unchanged = experience.length === (parsed?.experience.length ?? 0) && experience.every((job, index) => JSON.stringify(job) === JSON.stringify(parsed?.experience[index]))
  if (unchanged) return draft
  const evidence = Object.fromEntries(Object.entries(draft.evidence ?? {}).filter(([path]) => !path.startsWith('experience.')))
  return { ...draft, experience, evidence }
}

/** Paths of the evidence behind a field of the form, by the field's name. */
export const evidencePaths = (field: string): (path: string) => boolean => {
  const known: Readonly<Record<string, string>> = { voornaam: 'name', achternaam: 'name', email: 'email', telefoon: 'phone', locatie: 'location', linkedin: 'linkedin', functie: 'title' }
  if (field === 'vaardigheden') return (path) => path.startsWith('skills.')
  const wanted = known[field] ?? field.replace(/^banen\./, 'experience.')
  return (path) => path === wanted
}
