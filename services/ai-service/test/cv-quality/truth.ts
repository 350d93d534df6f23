import { sensitiveKinds } from '@wervio/contracts'
import { z } from 'zod'

const maybe = z.string().nullable()

/** What can be left out of the score: a value, a list, or one side of the jobs and studies. */
const ambiguous = [
  'name',
  'email',
  'phone',
  'linkedin',
  'location',
  'current_title',
  'current_company',
  'experience',
  'positions',
  'companies',
  'skills',
  'education',
  'degrees',
  'institutions',
  'languages',
  'driving_licences',
  'sensitive',
] as const

/**
 * What a careful reader finds in a CV; null where it says nothing. `ambiguous` (in the files `_ambiguous`) names fields
 * to leave out of the score.
 */
export const cvTruth = z
  .object({
    name: maybe,
    email: maybe,
    phone: maybe,
    linkedin: maybe,
    location: maybe,
    /** Only of a job that the CV marks as going on. */
    current_title: maybe,
    current_company: maybe,
    experience: z.array(z.object({ position: maybe, company: maybe })),
    /** The first fifteen. */
    skills: z.array(z.string()).max(15),
    education: z.array(z.object({ degree: maybe, institution: maybe })).optional(),
    languages: z.array(z.string()).optional(),
    driving_licences: z.array(z.string()).optional(),
    /** What must be recognised to be kept out of search and matching. */
    sensitive: z.array(z.enum(sensitiveKinds)).optional(),
    _ambiguous: z.array(z.enum(ambiguous)).default([]),
  })
  .transform(({ _ambiguous: left, ...said }) => ({ ...said, ambiguous: left as readonly string[] }))
export type CvTruth = z.output<typeof cvTruth>
