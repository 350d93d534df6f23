import type { CandidateDraft, CvEvidence, Job, ParsedCv } from '@wervio/contracts'

const PERIOD = /^(\d{4}) - (\d{4}|heden)$/

/** A job with what its period means: '2017 - 2021' or '2021 - heden'. */
const dated = <J extends { period?: string | null | undefined }>(
  job: J,
): J & Pick<Job, 'start' | 'end' | 'current'> => {
  const [, start = null, end = null] = PERIOD.exec(job.period ?? '') ?? []
  return { ...job, start, end: end === 'heden' ? null : end, current: end === 'heden' }
}

/** The first word of a path: `experience` of `experience.0.company`. */
const fieldOf = (path: string): string => path.split('.')[0] ?? path

/** Evidence of the fields that the CV says as they are told. */
const evidenceOf = (told: Readonly<Record<string, unknown>>, { evidence, ...read }: ParsedCv): CvEvidence => {
  const said: Readonly<Record<string, unknown>> = read
  const same = (field: string) => JSON.stringify(told[field]) === JSON.stringify(said[field])
  return Object.fromEntries(Object.entries(evidence).filter(([path]) => same(fieldOf(path))))
}

/** What a CV adds to what is told of its candidate: studies, languages and papers, its words to be found by, and where it says what. */
export const fromCv = (told: CandidateDraft, parsed: ParsedCv): CandidateDraft => {
  const { education, languages, certificates, driving_licences, summary, cv_text, sensitive, made_by } = parsed
  const jobs = (told.experience ?? []).map(dated)
  const agree =
    jobs.length === parsed.experience.length &&
    jobs.every(
      ({ position, company }, index) =>
        position === parsed.experience[index]?.position && company === parsed.experience[index]?.company,
    )
  const whole = {
    ...told,
    experience: agree ? parsed.experience : jobs,
    education,
    languages,
    certificates,
    driving_licences,
    summary,
    cv_text,
    sensitive,
    made_by,
  }
  return { ...whole, evidence: evidenceOf(whole, parsed) }
}
