import { profileListLimits, type FieldEvidence } from '@wervio/contracts'
import type { CvReading } from '../../engine.ts'
import { checkEmail, checkLinkedin, checkPhone } from './check-contact.ts'
import { checkJobs, checkStudies } from './check-jobs.ts'
import { checkCertificates, checkLanguages, checkLicences, checkSkills } from './check-lists.ts'
import { checkLocation, checkName } from './check-person.ts'
import { checkProse } from './check-prose.ts'
import type { CvAnswer } from './cv-answer.ts'
import { checkingOf, checkValue, type ByRules } from './checked-value.ts'

type Evidence = Record<string, FieldEvidence>

const wishes = ['availability', 'notice_period', 'salary_wish', 'hours'] as const

const single = (fields: Record<string, { evidence: FieldEvidence } | null>): Evidence =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, kept]) => (kept ? [[name, kept.evidence]] : [])))
const listed = (field: string, items: readonly { evidence: FieldEvidence }[]): Evidence =>
  Object.fromEntries(items.map(({ evidence }, at) => [`${field}.${at}`, evidence]))
const parted = (field: string, entries: readonly { evidence: Evidence }[]): Evidence =>
  Object.fromEntries(
    entries.flatMap(({ evidence }, at) =>
      Object.entries(evidence).map(([part, one]) => [`${field}.${at}.${part}`, one]),
    ),
  )

/** The other values that the rules weighed, for fields of which the model's value is one of them. */
const possibleValuesOf = (
  { possible_values = {} }: ByRules,
  person: Readonly<Record<string, { value: string } | null>>,
): Pick<ByRules, 'possible_values'> => {
  const agreed = Object.entries(possible_values).filter(([field, values]) =>
    values?.some(({ value }) => value === person[field]?.value),
  )
  return agreed.length === 0 ? {} : { possible_values: Object.fromEntries(agreed) }
}

/**
 * A model's reading of a CV, held against the document and against what the rules read: what the document doesn't say
 * is dropped and told in `warnings`. Text and findings of sensitive data are those of the rules.
 */
export const checkReading = (
  answer: CvAnswer,
  { fields: rules, source }: { fields: ByRules; source: NonNullable<CvReading['source']> },
): ByRules => {
  const checking = checkingOf(source, rules)
  const person = {
    name: checkName(checking, answer.name),
    email: checkEmail(checking, answer.email),
    phone: checkPhone(checking, answer.phone),
    location: checkLocation(checking, answer.location),
    linkedin: checkLinkedin(checking, answer.linkedin),
    title: checkValue(checking, answer.title, rules.title, 'title'),
    summary: checkProse(checking, answer.summary, rules.summary, 'summary'),
  }
  const jobs = checkJobs(checking, answer.experience).slice(0, profileListLimits.experience)
  const studies = checkStudies(checking, answer.education).slice(0, profileListLimits.education)
  const skills = checkSkills(checking, answer.skills).slice(0, profileListLimits.skills)
  const languages = checkLanguages(checking, answer.languages).slice(0, profileListLimits.languages)
  const certificates = checkCertificates(checking, answer.certificates).slice(0, profileListLimits.certificates)
  const licences = checkLicences(checking, answer.driving_licences).slice(0, profileListLimits.driving_licences)
  const [availability, notice_period, salary_wish, hours] = wishes.map((wish) =>
    checkValue(checking, answer[wish], rules[wish], wish),
  )
  const wished = {
    availability: availability ?? null,
    notice_period: notice_period ?? null,
    salary_wish: salary_wish ?? null,
    hours: hours ?? null,
  }
  const evidence = {
    ...single({ ...person, ...wished }),
    ...parted('experience', jobs),
    ...parted('education', studies),
    ...listed('skills', skills),
    ...listed('languages', languages),
    ...listed('certificates', certificates),
    ...listed('driving_licences', licences),
  }
  const nothing = Object.keys(evidence).length === 0 ? ['Het taalmodel vond geen gegevens in dit CV.'] : []
  return {
    name: person.name?.value ?? null,
    email: person.email?.value ?? null,
    phone: person.phone?.value ?? null,
    location: person.location?.value ?? null,
    linkedin: person.linkedin?.value ?? null,
    title: person.title?.value ?? null,
    summary: person.summary?.value ?? null,
    skills: skills.map(({ value }) => value),
    experience: jobs.map(({ value }) => value),
    education: studies.map(({ value }) => value),
    languages: languages.map(({ value }) => value),
    certificates: certificates.map(({ value }) => value),
    driving_licences: licences.map(({ value }) => value),
    availability: wished.availability?.value ?? null,
    notice_period: wished.notice_period?.value ?? null,
    salary_wish: wished.salary_wish?.value ?? null,
    hours: wished.hours?.value ?? null,
    cv_text: rules.cv_text,
    evidence,
    ...possibleValuesOf(rules, person),
    sensitive: rules.sensitive,
    warnings: [...rules.warnings, ...source.warnings, ...nothing, ...checking.warnings()],
  }
}
