import type { Education, FieldEvidence, Job } from '@wervio/contracts'
import { newestFirst } from '../../../cv/dates/newest-first.ts'
import { levelOf } from '../../../cv/education/level.ts'
import { checkParts } from './check-parts.ts'
import { checkPeriod } from './check-period.ts'
import { checkProse } from './check-prose.ts'
import type { CvAnswer } from './cv-answer.ts'
import { distinctBy } from './distinct-by.ts'
import { tidy, type Checking, type CheckedValue } from './checked-value.ts'

/** A job or study with what its parts rest on. */
export type Entry<Value> = { value: Value; evidence: Record<string, FieldEvidence> }

const evidenceOf = (parts: Record<string, CheckedValue | null | undefined>): Record<string, FieldEvidence> =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, checked]) => (checked ? [[name, checked.evidence]] : [])))

/** Which of the rules' entries a model's one is: the one that shares most of its parts. */
const counterpart = <Value extends object>(
  { same }: Checking,
  modelParts: readonly (readonly [keyof Value, string | null])[],
  ruleEntries: readonly Value[],
): number => {
  const shared = ruleEntries.map(
    (one) => modelParts.filter(([part, value]) => value !== null && same(value, one[part] as string | null)).length,
  )
  const most = Math.max(0, ...shared)
  return most === 0 ? -1 : shared.indexOf(most)
}

const keysBut = <Value>(
  { keyOf }: Checking,
  ruleEntries: readonly Value[],
  at: number,
  part: (value: Value) => string,
) =>
  new Set(
    ruleEntries
      .filter((_value, index) => index !== at)
      .map((value) => keyOf(part(value)))
      .filter(Boolean),
  )

/** Entries by what they say: the first of those that say the same, the newest on top. */
const distinct = <Value extends { start: string | null; end: string | null }>(
  entries: readonly Entry<Value>[],
): readonly Entry<Value>[] => {
  const once = distinctBy(entries, ({ value }) => JSON.stringify({ ...value, description: null }))
  return newestFirst(once.map((entry) => ({ entry, start: entry.value.start, end: entry.value.end }))).map(
    ({ entry }) => entry,
  )
}

const checkJob = (
  checking: Checking,
  { position, company, location, description, ...dates }: CvAnswer['experience'][number],
): Entry<Job> | null => {
  const { experience } = checking.rules
  const at = counterpart<Job>(
    checking,
    [
      ['position', tidy(position)],
      ['company', tidy(company)],
      ['period', tidy(dates.period)],
    ],
    experience,
  )
  const ruleJob = experience[at]
  const path = `experience.${at}`
  const others = {
    position: keysBut(checking, experience, at, (job) => job.position),
    company: keysBut(checking, experience, at, (job) => job.company),
  }
  const { checkedParts: keptParts, line } = checkParts(
    checking,
    {
      position: { raw: position, ruleValue: ruleJob?.position ?? null, path: `${path}.position` },
      company: { raw: company, ruleValue: ruleJob?.company ?? null, path: `${path}.company` },
      location: { raw: location, ruleValue: ruleJob?.location ?? null, path: `${path}.location` },
    },
    others,
  )
  const checkedPeriod = checkPeriod(checking, dates, { known: ruleJob, path }, line)
  const prose = checkProse(checking, description, ruleJob?.description ?? null, `${path}.description`)
  if (!keptParts.position && !keptParts.company) return null
  return {
    value: {
      position: keptParts.position?.value ?? '',
      company: keptParts.company?.value ?? '',
      location: keptParts.location?.value ?? null,
      period: checkedPeriod.period?.value ?? null,
      start: checkedPeriod.start,
      end: checkedPeriod.end,
      current: checkedPeriod.current,
      description: prose?.value ?? null,
    },
    evidence: evidenceOf({ ...keptParts, period: checkedPeriod.period, description: prose }),
  }
}

const checkStudy = (
  checking: Checking,
  { degree, institution, level, description, ...dates }: CvAnswer['education'][number],
): Entry<Education> | null => {
  const { education } = checking.rules
  const at = counterpart<Education>(
    checking,
    [
      ['degree', tidy(degree)],
      ['institution', tidy(institution)],
      ['period', tidy(dates.period)],
    ],
    education,
  )
  const ruleStudy = education[at]
  const path = `education.${at}`
  const others = {
    degree: keysBut(checking, education, at, (study) => study.degree),
    institution: keysBut(checking, education, at, (study) => study.institution),
  }
  const { checkedParts: keptParts, line } = checkParts(
    checking,
    {
      degree: { raw: degree, ruleValue: ruleStudy?.degree ?? null, path: `${path}.degree` },
      institution: { raw: institution, ruleValue: ruleStudy?.institution ?? null, path: `${path}.institution` },
    },
    others,
  )
  const checkedPeriod = checkPeriod(checking, dates, { known: ruleStudy, path }, line)
  const prose = checkProse(checking, description, ruleStudy?.description ?? null, `${path}.description`)
  if (!keptParts.degree && !keptParts.institution) return null
  const writtenLevel = levelOf(keptParts.degree?.value ?? '', keptParts.institution?.value ?? '')
  if (level !== null && level !== 'other' && level !== writtenLevel) checking.drop(level)
  return {
    value: {
      degree: keptParts.degree?.value ?? '',
      institution: keptParts.institution?.value ?? '',
      level: writtenLevel,
      // One year alone is the year of the diploma.
      period: checkedPeriod.period?.value ?? null,
      start: checkedPeriod.single ? null : checkedPeriod.start,
      end: checkedPeriod.end,
      description: prose?.value ?? null,
    },
    evidence: evidenceOf({ ...keptParts, period: checkedPeriod.period, description: prose }),
  }
}

/** Jobs of which position or company stands in the document, the newest first. */
export const checkJobs = (checking: Checking, jobs: CvAnswer['experience']): readonly Entry<Job>[] =>
  distinct(jobs.flatMap((job) => checkJob(checking, job) ?? []))

/** Studies of which degree or institution stands in the document, the newest first. */
export const checkStudies = (checking: Checking, studies: CvAnswer['education']): readonly Entry<Education>[] =>
  distinct(studies.flatMap((study) => checkStudy(checking, study) ?? []))
