import type { ParsedCv } from '@wervio/contracts'
import { same, sameOrWithin } from './normalise.ts'
import { sameEmail, sameName, samePhone, sameProfile } from './same-person.ts'
import { samePlace } from './same-place.ts'
import { differences, type Tally, tallyList, tallyValue } from './tally.ts'
import type { CvTruth } from './truth.ts'

type Match = (truth: string, answer: string) => boolean
export type Answer = Pick<
  ParsedCv,
  | 'name'
  | 'email'
  | 'phone'
  | 'linkedin'
  | 'location'
  | 'skills'
  | 'experience'
  | 'education'
  | 'languages'
  | 'driving_licences'
  | 'sensitive'
>

const LEGAL_FORM =
  /(?:[\s,]+(?:b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|g?gmbh|ges\.?m\.?b\.?h\.?|& co\.? kg|ag|kg|e\.v\.|(?:pte|pty|pvt)\.?|ltd\.?|limited|plc|inc\.?|llc|llp|ltda\.?|lda\.?|s\.?a\.?s?\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.l\.|sp\. z o\. ?o\.|kft\.?|ab|a\/s|as|oy))+$/i
/** Of the words of a title or a company. */
const MOST = 0.6
const HALF = 0.5
const LISTED_SKILLS = 15

const sameTitle: Match = (truth, answer) => sameOrWithin(truth, answer, MOST)
const sameCompany: Match = (truth, answer) =>
  sameOrWithin(truth.replace(LEGAL_FORM, ''), answer.replace(LEGAL_FORM, ''), MOST)
/** 'C+E' is 'CE'; a plus is kept elsewhere, for C++. */
const sameLicence: Match = (truth, answer) => same(truth.replaceAll('+', ''), answer.replaceAll('+', ''))
const sameSkill: Match = (truth, answer) => sameOrWithin(truth, answer, HALF)

type Field = {
  truth: (truth: CvTruth) => (string | null | undefined)[] | undefined
  answer: (answer: Answer) => (string | null | undefined)[]
  match: Match
  list?: true
  known?: number
  /** F1 to reach; null where none is set. */ target: number | null
}

const current = (answer: Answer) => answer.experience.find((job) => job.current)

/** The fields that are scored, their targets, and when a truth and an answer agree. */
export const cvFields = {
  name: { truth: (t) => [t.name], answer: (a) => [a.name], match: sameName, target: 0.97 },
  email: { truth: (t) => [t.email], answer: (a) => [a.email], match: sameEmail, target: 0.97 },
  phone: { truth: (t) => [t.phone], answer: (a) => [a.phone], match: samePhone, target: 0.97 },
  location: { truth: (t) => [t.location], answer: (a) => [a.location], match: samePlace, target: 0.92 },
  linkedin: { truth: (t) => [t.linkedin], answer: (a) => [a.linkedin], match: sameProfile, target: 0.92 },
  current_title: {
    truth: (t) => [t.current_title],
    answer: (a) => [current(a)?.position],
    match: sameTitle,
    target: 0.88,
  },
  current_company: {
    truth: (t) => [t.current_company],
    answer: (a) => [current(a)?.company],
    match: sameCompany,
    target: 0.88,
  },
  positions: {
    truth: (t) => t.experience.map((job) => job.position),
    answer: (a) => a.experience.map((job) => job.position),
    match: sameTitle,
    list: true,
    target: 0.88,
  },
  companies: {
    truth: (t) => t.experience.map((job) => job.company),
    answer: (a) => a.experience.map((job) => job.company),
    match: sameCompany,
    list: true,
    target: 0.88,
  },
  skills: {
    truth: (t) => t.skills,
    answer: (a) => a.skills,
    match: sameSkill,
    list: true,
    known: LISTED_SKILLS,
    target: 0.85,
  },
  degrees: {
    truth: (t) => t.education?.map((school) => school.degree),
    answer: (a) => a.education.map((school) => school.degree),
    match: sameSkill,
    list: true,
    target: null,
  },
  institutions: {
    truth: (t) => t.education?.map((school) => school.institution),
    answer: (a) => a.education.map((school) => school.institution),
    match: sameCompany,
    list: true,
    target: null,
  },
  languages: {
    truth: (t) => t.languages,
    answer: (a) => a.languages.map((spoken) => spoken.language),
    match: same,
    list: true,
    target: null,
  },
  driving_licences: {
    truth: (t) => t.driving_licences,
    answer: (a) => a.driving_licences,
    match: sameLicence,
    list: true,
    target: null,
  },
  sensitive: {
    truth: (t) => t.sensitive,
    answer: (a) => a.sensitive.map((finding) => finding.kind),
    match: same,
    list: true,
    target: null,
  },
} satisfies Record<string, Field>
export type CvField = keyof typeof cvFields

const AMBIGUOUS: Partial<Record<CvField, string>> = {
  positions: 'experience',
  companies: 'experience',
  degrees: 'education',
  institutions: 'education',
}

export type FieldScore = { field: CvField; tally: Tally; missed: string[]; wrong: string[] }

const filledValues = (values: readonly (string | null | undefined)[]): string[] =>
  values.filter((value): value is string => Boolean(value?.trim()))

/** One CV's answer against its truth, field by field; fields without a truth are left out. */
export const scoreCv = (truth: CvTruth, answer: Answer): FieldScore[] =>
  (Object.entries(cvFields) as [CvField, Field][]).flatMap(
    ([field, { truth: truths, answer: answers, match, list, known }]) => {
      const labelled = truths(truth)
      if (!labelled || truth.ambiguous.includes(field) || truth.ambiguous.includes(AMBIGUOUS[field] ?? field)) return []
      const [there, found] = [filledValues(labelled), filledValues(answers(answer))]
      const tally = list ? tallyList(there, found, match, known) : tallyValue(there[0] ?? null, found[0] ?? null, match)
      const { missed, wrong } = differences(there, found, match)
      return [{ field, tally, missed, wrong: tally.wrong > 0 ? wrong : [] }]
    },
  )
