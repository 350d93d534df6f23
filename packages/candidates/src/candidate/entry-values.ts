import type { Candidate, Education, Job } from '@wervio/contracts'
import { z } from 'zod'
import { formLine, formLines, orNull } from './form-texts.ts'
import { parsePeriod } from './parse-period.ts'

/** Index of the entry in the profile or CV; null for a new one. */
const originalIndex = z.number().nullable()

export const jobForm = z.object({
  position: formLine,
  company: formLine,
  period: formLine,
  description: formLines,
  of: originalIndex,
})
export const schoolForm = z.object({
  degree: formLine,
  institution: formLine,
  /** One of the levels, one that only a newer service knows, or ''. */
  level: formLine,
  period: formLine,
  description: formLines,
  of: originalIndex,
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

/** Start and end stay as the CV's reading found them until somebody types another period. */
const periodFieldsOf = (
  periodInput: string,
  original: (Pick<Job, 'period' | 'start' | 'end'> & { current?: boolean }) | undefined,
): Pick<Job, 'period' | 'start' | 'end' | 'current'> =>
  original && periodInput.trim() === periodText(original)
    ? { period: original.period, start: original.start, end: original.end, current: original.current ?? false }
    : { period: orNull(periodInput), ...parsePeriod(periodInput) }

/** The jobs as filled in; one without any words isn't one. */
export const fromJobValues = (values: readonly JobValues[], originals: Jobs): Job[] =>
  values.flatMap(({ of: index, position, company, period, description }) => {
    const job = index === null ? undefined : originals[index]
    if (!`${position}${company}${period}${description}`.trim()) return []
    return [
      {
        position: position.trim(),
        company: company.trim(),
        ...periodFieldsOf(period, job),
        location: job?.location ?? null,
        description: orNull(description),
      },
    ]
  })

/** The schools as filled in; one without any words isn't one. */
export const fromSchoolValues = (values: readonly SchoolValues[], originals: Schools): Education[] =>
  values.flatMap(({ of: index, degree, institution, level, period, description }) => {
    if (!`${degree}${institution}${period}${description}`.trim()) return []
    const { current: _current, ...periodFields } = periodFieldsOf(period, index === null ? undefined : originals[index])
    return [
      {
        degree: degree.trim(),
        institution: institution.trim(),
        level: level || null,
        ...periodFields,
        description: orNull(description),
      },
    ]
  })
