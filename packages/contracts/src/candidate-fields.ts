import './jitless.ts'
import { z } from 'zod'
import { limits } from './limits.ts'
import { longText, readText, shortText } from './text.ts'
import { closedEnum, openEnum } from './open-enum.ts'

/** Blank and absent are the same: not known. */
const unknown = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value || null)
/** Text of a list item that may be missing, as ''. */
const orEmpty = <S extends z.ZodType<string | undefined>>(schema: S) =>
  schema.nullish().transform((value) => value ?? '')

/** A year or a month as ISO 8601 writes them. */
const moment = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, { error: 'Schrijf een jaar of een maand als 2024 of 2024-05.' })

/** One job; the first of a list is the newest. `period` is what the document says, `start` and `end` what it means. */
export const job = z
  .object({
    position: orEmpty(shortText()),
    company: orEmpty(shortText()),
    period: unknown(shortText()),
    start: unknown(moment),
    end: unknown(moment),
    /** True when the document says that the job continues. */
    current: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    location: unknown(shortText()),
    description: unknown(longText()),
  })
  .meta({ id: 'Job' })
export type Job = z.output<typeof job>

/** Levels of education in the Netherlands; `other` for a school that fits none. */
export const educationLevels = ['vmbo', 'havo', 'vwo', 'mbo', 'hbo', 'wo', 'other'] as const
export type EducationLevel = (typeof educationLevels)[number]

export const educationLevelLabels: Record<EducationLevel, string> = {
  vmbo: 'Vmbo',
  havo: 'Havo',
  vwo: 'Vwo',
  mbo: 'Mbo',
  hbo: 'Hbo',
  wo: 'Universiteit',
  other: 'Anders',
}

const school = {
  degree: orEmpty(shortText()),
  institution: orEmpty(shortText()),
  period: unknown(shortText()),
  start: unknown(moment),
  end: unknown(moment),
  description: unknown(longText()),
}

/** A school or course as a caller sends it. */
const educationDraft = z
  .object({
    ...school,
    level: closedEnum(educationLevels)
      .nullish()
      .transform((value) => value ?? null),
  })
  .meta({ id: 'EducationDraft' })

export const education = z
  .object({
    ...school,
    level: openEnum(educationLevels)
      .nullish()
      .transform((value) => value ?? null),
  })
  .meta({ id: 'Education' })
export type Education = z.output<typeof education>

export const spokenLanguage = z
  .object({ language: shortText(), level: unknown(shortText()) })
  .meta({ id: 'SpokenLanguage' })
export type SpokenLanguage = z.output<typeof spokenLanguage>

const words = (maximum: number) =>
  z
    .array(shortText())
    .max(maximum)
    .nullish()
    .transform((value) => value ?? [])

/** The most items each list of a profile has. */
export const profileListLimits = {
  skills: 500,
  experience: 200,
  education: 100,
  languages: 50,
  certificates: 200,
  driving_licences: 20,
} as const

/** The fields of a CV without the name; a field is null or empty when the CV doesn't say it. */
export const profileFields = {
  email: unknown(shortText()),
  phone: unknown(shortText()),
  location: unknown(shortText()),
  linkedin: unknown(shortText()),
  title: unknown(shortText()),
  summary: unknown(longText()),
  skills: words(profileListLimits.skills),
  experience: z
    .array(job)
    .max(profileListLimits.experience)
    .nullish()
    .transform((value) => value ?? []),
  education: z
    .array(educationDraft)
    .max(profileListLimits.education)
    .nullish()
    .transform((value) => value ?? []),
  languages: z
    .array(spokenLanguage)
    .max(profileListLimits.languages)
    .nullish()
    .transform((value) => value ?? []),
  /** Diplomas beside an education, registrations (BIG), VCA, VOG, courses. */
  certificates: words(profileListLimits.certificates),
  /** Categories such as 'B' or 'C1E'. */
  driving_licences: words(profileListLimits.driving_licences),
  availability: unknown(shortText()),
  notice_period: unknown(shortText()),
  /** As the CV says it: '€ 3.200 bruto per maand'. */
  salary_wish: unknown(shortText()),
  /** '32 uur', 'fulltime', '24-32 uur per week'. */
  hours: unknown(shortText()),
} as const

/** The same in an answer. */
export const profileAnswer = {
  ...profileFields,
  education: z
    .array(education)
    .nullish()
    .transform((value) => value ?? []),
} as const

/** Where a candidate came from. */
export const candidateSources = ['cv', 'import', 'manual', 'recording'] as const
export type CandidateSource = (typeof candidateSources)[number]

export const candidateSourceLabels: Record<CandidateSource, string> = {
  cv: 'CV toegevoegd',
  import: 'Stapel CV’s',
  manual: 'Zelf ingevuld',
  recording: 'Gespreksopname',
}

/** How long data may be kept: four weeks after the procedure, or a year when the candidate agreed. */
export const retentionBases = ['four_weeks', 'one_year_consent'] as const
export type RetentionBasis = (typeof retentionBases)[number]

export const retentionLabels: Record<RetentionBasis, string> = {
  four_weeks: 'Vier weken na de procedure',
  one_year_consent: 'Eén jaar, met toestemming',
}

/** The text of a CV without special personal data: what search goes through. */
export const cvText = () => readText(limits.cvText)
