import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { openEnum } from './open-enum.ts'
import { roles } from './roles.ts'
import { limits, megabytes } from './limits.ts'
import { messages } from './messages.ts'
import { textLanguages } from './text-language.ts'
import { longText, requiredText, shortText, text } from './text.ts'

/** Short words, each once and none of them blank. */
const wordList = () =>
  z
    .array(requiredText(limits.shortText, 'Vul hier een woord in.'))
    .max(limits.profileWords, { error: `Noem er hoogstens ${limits.profileWords}.` })
    .overwrite((words) => [...new Map(words.map((word) => [word.toLocaleLowerCase('nl-NL'), word])).values()])

/** What recruiters tell about themselves. */
const profileFields = {
  /** As colleagues and candidates see it. */
  display_name: requiredText(limits.shortText, 'Vul je naam in.'),
  position: shortText().trim(),
  department: shortText().trim(),
  phone: text(limits.phone).trim(),
  location: shortText().trim(),
  bio: longText().trim(),
  experience: longText().trim(),
  specialization: longText().trim(),
  skills: wordList(),
  languages: wordList(),
  /** The lines under a mail, in the place of the name; empty for the name alone. */
  mail_signature: text(limits.mailSignature).trim(),
  /** Of the vacancy texts that are written for them; null for that of the product. */
  text_language: z.enum(textLanguages, { error: 'Deze taal kun je niet kiezen.' }).nullable(),
}
export type RecruiterProfileField = keyof typeof profileFields

const wrongVersion = { error: 'Zeg op welke versie van je profiel dit een wijziging is.' }

/** A change of the own profile; a field that is absent stays as it is. */
export const recruiterProfileChange = z
  .object(profileFields)
  .partial()
  .extend({
    /** The version the change was made on. Another one now: 409 `conflict`, with the present profile as `current`. */
    base_version: z.int(wrongVersion).nonnegative(wrongVersion),
  })
  .meta({ id: 'RecruiterProfileChange' })
export type RecruiterProfileChange = z.input<typeof recruiterProfileChange>

export const recruiterProfile = z
  .object({
    /** Null for an account that never gave one. */
    display_name: z.string().nullable(),
    /** That of the sign-in; it is changed there. */
    email: z.string(),
    /**
     * What the recruiter is in their organisation; only an owner changes it. A service of before there were roles
     * answers none.
     */
    role: openEnum(roles).optional(),
    position: z.string(),
    department: z.string(),
    phone: z.string(),
    location: z.string(),
    bio: z.string(),
    experience: z.string(),
    specialization: z.string(),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    mail_signature: z.string(),
    /** Null, or absent from a service of before it could be chosen: the language of the product. */
    text_language: openEnum(textLanguages).nullish(),
    /** Address of the photo at main-api, or null. */
    photo: z.string().nullable(),
    /** Counts every saved change, from 0 for a profile nobody wrote in; sent back as `base_version`. */
    version: z.int().nonnegative(),
  })
  .meta({ id: 'RecruiterProfile' })
export type RecruiterProfile = z.infer<typeof recruiterProfile>

/** What a 409 of `changeRecruiterProfile` carries beside the error. */
export const recruiterProfileConflict = z.object({ current: recruiterProfile })

const common = { service: 'main', auth: 'recruiter' } as const
const photoCommon = {
  ...common,
  path: '/api/profile/photo',
  personal: { unlogged: 'of the account itself' },
  responses: { 200: recruiterProfile },
  messages: { 401: messages.sessionExpired, fallback: messages.thumbnailFailed },
} as const

export const getRecruiterProfile = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/profile',
  personal: { unlogged: 'of the account itself' },
  roles,
  summary: 'Het profiel van de recruiter zelf; leeg zolang er niets is ingevuld.',
  responses: { 200: recruiterProfile },
  messages: { 401: messages.sessionExpired, fallback: messages.profileFailed },
})

export const changeRecruiterProfile = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/profile',
  personal: { unlogged: 'of the account itself' },
  roles,
  summary:
    'Wijzigt het eigen profiel; een veld dat ontbreekt blijft zoals het is. Is het intussen gewijzigd, dan 409 met het profiel van nu erbij.',
  body: recruiterProfileChange,
  responses: { 200: recruiterProfile },
  messages: { 401: messages.sessionExpired, fallback: messages.profileSaveFailed },
})

export const saveRecruiterPhoto = defineEndpoint({
  ...photoCommon,
  method: 'PUT',
  roles,
  summary: `Zet de eigen foto (PNG, JPG of WebP, hoogstens ${megabytes(limits.thumbnail)}).`,
  upload: { field: 'file', maximum: limits.thumbnail, tooLarge: messages.thumbnailTooLarge },
})

export const deleteRecruiterPhoto = defineEndpoint({
  ...photoCommon,
  method: 'DELETE',
  roles,
  summary: 'Haalt de eigen foto weg.',
})
