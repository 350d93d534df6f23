import { educationLevels } from '@wervio/contracts'
import { z } from 'zod'
import { lenientList } from '../lenient.ts'

const MOST = 500

/** Room beyond what a field may hold: one overlong value is for the check, and doesn't spoil the answer. */
const nullableText = z.string().max(20_000).nullable().default(null)
const list = <S extends z.ZodType>(item: S) => lenientList(item, { most: MOST })

/** What a model must return for a CV: the flat fields, null or empty where the CV doesn't say it. */
export const cvAnswer = z.object({
  name: nullableText,
  email: nullableText,
  phone: nullableText,
  location: nullableText.describe('Alleen de woonplaats, zonder straat en postcode.'),
  linkedin: nullableText,
  title: nullableText,
  summary: nullableText,
  skills: list(nullableText),
  experience: list(
    z.object({
      position: nullableText,
      company: nullableText,
      period: nullableText,
      start: nullableText,
      end: nullableText,
      current: z.boolean().nullable().default(null),
      location: nullableText,
      description: nullableText,
    }),
  ),
  education: list(
    z.object({
      degree: nullableText,
      institution: nullableText,
      level: z.enum(educationLevels).nullable().catch(null),
      period: nullableText,
      start: nullableText,
      end: nullableText,
      description: nullableText,
    }),
  ),
  languages: list(z.object({ language: nullableText, level: nullableText })),
  certificates: list(nullableText),
  driving_licences: list(nullableText).describe('Categorieën zoals B of C1E.'),
  availability: nullableText,
  notice_period: nullableText,
  salary_wish: nullableText,
  hours: nullableText,
})
export type CvAnswer = z.infer<typeof cvAnswer>
