import { educationLevels, limits, type Candidate, type Education, type Job } from '@wervio/contracts'
import { z } from 'zod'
import { typedPeriod } from './typed-period.ts'

const line = z.string().max(limits.shortText, { error: `Gebruik hier hoogstens ${limits.shortText} tekens.` })
const lines = z
  .string()
  .max(limits.longText, { error: `Gebruik hier hoogstens ${limits.longText.toLocaleString('nl-NL')} tekens.` })
/** Which entry of the profile or CV it was; null for one that was added. */
const of = z.number().nullable()

export const jobForm = z.object({ position: line, company: line, period: line, description: lines, of })
export const schoolForm = z.object({
  degree: line,
  institution: line,
  level: z.enum(['', ...educationLevels]),
  period: line,
  description: lines,
  of,
})
export type JobValues = z.output<typeof jobForm>
export type SchoolValues = z.output<typeof schoolForm>

export const newJob: JobValues = { position: '', company: '', period: '', description: '', of: null }
export const newSchool: SchoolValues = { degree: '', institution: '', level: '', period: '', description: '', of: null }

type Jobs = Candidate['experience']
type Schools = Candidate['education']

/** The period as the document says it, or else as it was understood; '' when it isn't known. */
export const periodText = ({
  period,
  start,
  end,
  current = false,
}: Pick<Job, 'period' | 'start' | 'end'> & { current?: boolean }): string =>
  period ?? [start, current ? 'heden' : end].filter(Boolean).join(' – ')

/** Jobs and schools as the fields show them. */
export const toJobValues = (jobs: Jobs): JobValues[] =>
  jobs.map((job, index) => ({
    position: job.position,
    company: job.company,
    period: periodText(job),
    description: job.description ?? '',
    of: index,
  }))
export const toSchoolValues = (schools: Schools): SchoolValues[] =>
  schools.map((school, index) => ({
    degree: school.degree,
    institution: school.institution,
    level: school.level ?? '',
    period: periodText(school),
    description: school.description ?? '',
    of: index,
  }))

const orNull = (text: string): string | null => text.trim() || null

/** What a period means stays as it was read until somebody types another. */
const periodOf = (
  typed: string,
  before: (Pick<Job, 'period' | 'start' | 'end'> & { current?: boolean }) | undefined,
): Pick<Job, 'period' | 'start' | 'end' | 'current'> =>
  before && typed.trim() === periodText(before)
    ? { period: before.period, start: before.start, end: before.end, current: before.current ?? false }
    : { period: orNull(typed), ...typedPeriod(typed) }

/** The jobs as filled in; one without any words isn't one. */
export const fromJobValues = (values: readonly JobValues[], before: Jobs): Job[] =>
  values.flatMap(({ of: index, position, company, period, description }) => {
    const job = index === null ? undefined : before[index]
    if (!`${position}${company}${period}${description}`.trim()) return []
    return [
      {
        position: position.trim(),
        company: company.trim(),
        ...periodOf(period, job),
        location: job?.location ?? null,
        description: orNull(description),
      },
    ]
  })

/** The schools as filled in; one without any words isn't one. */
export const fromSchoolValues = (values: readonly SchoolValues[], before: Schools): Education[] =>
  values.flatMap(({ of: index, degree, institution, level, period, description }) => {
    if (!`${degree}${institution}${period}${description}`.trim()) return []
    const { current: _current, ...said } = periodOf(period, index === null ? undefined : before[index])
    return [
      {
        degree: degree.trim(),
        institution: institution.trim(),
        level: level || null,
        ...said,
        description: orNull(description),
      },
    ]
  })
