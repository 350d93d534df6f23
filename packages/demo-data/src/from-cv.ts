import type { CandidateDraft, CvEvidence, Job, ParsedCv } from '@wervio/contracts'

const PERIOD = /^(\d{4}) - (\d{4}|heden)$/

/** Adds to a job what its period means: '2017 - 2021' or '2021 - heden'. */
const withDates = <J extends { period?: string | null | undefined }>(
  job: J,
): J & Pick<Job, 'start' | 'end' | 'current'> => {
  const [, start = null, end = null] = PERIOD.exec(job.period ?? '') ?? []
  return { ...job, start, end: end === 'heden' ? null : end, current: end === 'heden' }
}

/** The first word of a path: `experience` of `experience.0.company`. */
const fieldOf = (path: string): string => path.split('.')[0] ?? path

/** The evidence of those fields that have the same value in the CV. */
const evidenceOf = (
  candidate: Readonly<Record<string, unknown>>,
  { evidence, ...parsedFields }: ParsedCv,
): CvEvidence => {
  const cvFields: Readonly<Record<string, unknown>> = parsedFields
  const isUnchanged = (field: string) => JSON.stringify(candidate[field]) === JSON.stringify(cvFields[field])
  return Object.fromEntries(Object.entries(evidence).filter(([path]) => isUnchanged(fieldOf(path))))
}

/**
 * Adds the CV's values to a draft: education, languages, certificates, the searchable text, and the evidence of each
 * field.
 */
export const fromCv = (draft: CandidateDraft, parsedCv: ParsedCv): CandidateDraft => {
  const { education, languages, certificates, driving_licences, summary, cv_text, sensitive, made_by } = parsedCv
  const jobs = (draft.experience ?? []).map(withDates)
  const agree =
    jobs.length === parsedCv.experience.length &&
    jobs.every(
      ({ position, company }, index) =>
        position === parsedCv.experience[index]?.position && company === parsedCv.experience[index]?.company,
    )
  const whole = {
    ...draft,
    experience: agree ? parsedCv.experience : jobs,
    education,
    languages,
    certificates,
    driving_licences,
    summary,
    cv_text,
    sensitive,
    made_by,
  }
  return { ...whole, evidence: evidenceOf(whole, parsedCv) }
}
