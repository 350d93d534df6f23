import { educationLevels } from '@wervio/contracts'
import { z } from 'zod'

const MOST = 500

/** Room beyond what a field may hold: one overlong value is for the check, and doesn't spoil the answer. */
const said = z.string().max(20_000).nullable()
const list = <S extends z.ZodType>(item: S) => z.array(item).max(MOST)

/** What a model must return for a CV: the flat fields, null or empty where the CV doesn't say it. */
export const cvAnswer = z.object({
  name: said,
  email: said,
  phone: said,
  location: said.describe('Alleen de woonplaats, zonder straat en postcode.'),
  linkedin: said,
  title: said,
  summary: said,
  skills: list(said),
  experience: list(
    z.object({
      position: said,
      company: said,
      period: said,
      start: said,
      end: said,
      current: z.boolean().nullable(),
      location: said,
      description: said,
    }),
  ),
  education: list(
    z.object({
      degree: said,
      institution: said,
      level: z.enum(educationLevels).nullable(),
      period: said,
      start: said,
      end: said,
      description: said,
    }),
  ),
  languages: list(z.object({ language: said, level: said })),
  certificates: list(said),
  driving_licences: list(said).describe('Categorieën zoals B of C1E.'),
  availability: said,
  notice_period: said,
  salary_wish: said,
  hours: said,
})
export type CvAnswer = z.infer<typeof cvAnswer>
