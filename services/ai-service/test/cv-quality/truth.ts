import { sensitiveKinds } from '@wervio/contracts'
import { z } from 'zod'

const maybe = z.string().nullable()

/** What a careful reader finds in a CV; null where it says nothing. `ambiguous` (in the files `_ambiguous`) names fields to leave out of the score. */
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
    _ambiguous: z.array(z.string()).default([]),
  })
  .transform(({ _ambiguous: ambiguous, ...said }) => ({ ...said, ambiguous }))
export type CvTruth = z.output<typeof cvTruth>
