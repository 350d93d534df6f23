import {
  isOneOf,
  recruiterProfileChange,
  textLanguages,
  type RecruiterProfile,
  type RecruiterProfileField,
} from '@wervio/contracts'
import { storedWords } from '@wervio/session'
import { z } from 'zod'

/** What the form checks before it is sent; the service checks the same. */
export const profileForm = recruiterProfileChange.omit({ base_version: true }).required()
export type ProfileValues = z.output<typeof profileForm>

export const profileFieldNames = Object.keys(profileForm.shape) as RecruiterProfileField[]

/** What is stored as it stands in the form. */
export const toProfileValues = ({ display_name, text_language, ...profile }: RecruiterProfile): ProfileValues => ({
  display_name: display_name ?? '',
  position: profile.position,
  department: profile.department,
  phone: profile.phone,
  location: profile.location,
  bio: profile.bio,
  experience: profile.experience,
  specialization: profile.specialization,
  skills: profile.skills,
  languages: profile.languages,
  mail_signature: profile.mail_signature,
  text_language: text_language && isOneOf(textLanguages, text_language) ? text_language : null,
})

/** The fields of `values` that say something else than `before`. */
export const changedFields = (values: ProfileValues, before: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    profileFieldNames
      .filter((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, values[name]]),
  )

const words = z.string()
const wordList = z.array(z.string())

const profileDraft = z.object({
  base_version: z.number(),
  values: z.object({
    display_name: words,
    position: words,
    department: words,
    phone: words,
    location: words,
    bio: words,
    experience: words,
    specialization: words,
    skills: wordList,
    languages: wordList,
    mail_signature: words,
    /** Absent from what was kept before it could be chosen. */
    text_language: z.enum(textLanguages).nullable().default(null),
  }),
})

/** A half-filled form as this browser keeps it for a user, with the version of the profile that it was begun on. */
export const profileDraftStore = (uid: string) => storedWords(uid, 'own-profile', profileDraft)
