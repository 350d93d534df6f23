import { limits, messages, webAddress, type Candidate } from '@wervio/contracts'
import { z } from 'zod'
import { shownPhone, storedPhone } from './phones.ts'

const line = z.string().max(limits.shortText, { error: `Gebruik hier hoogstens ${limits.shortText} tekens.` })

const isBlankOrAddress = (value: string) => value.trim() === '' || webAddress(value) !== null

/** What a recruiter fills in of somebody; names of fields as on the screen. */
export const contactForm = z.object({
  voornaam: line.trim().min(1, { error: 'Vul een voornaam in.' }),
  achternaam: line,
  email: line.refine((value) => value.trim() === '' || /^[^\s@]+@[^\s@]+$/.test(value.trim()), {
    error: 'Dit is geen e-mailadres.',
  }),
  telefoon: line,
  locatie: line,
  linkedin: line.refine(isBlankOrAddress, { error: messages.webAddressRefused }),
  notities: z
    .string()
    .max(limits.longText, { error: `Gebruik hier hoogstens ${limits.longText.toLocaleString('nl-NL')} tekens.` }),
})
export type ContactValues = z.output<typeof contactForm>

/** The same half filled in: any words will do. */
export const contactWords = z.object({
  voornaam: z.string(),
  achternaam: z.string(),
  email: z.string(),
  telefoon: z.string(),
  locatie: z.string(),
  linkedin: z.string(),
  notities: z.string(),
})

export const noContact: ContactValues = {
  voornaam: '',
  achternaam: '',
  email: '',
  telefoon: '',
  locatie: '',
  linkedin: '',
  notities: '',
}
export const contactNames = Object.keys(noContact) as (keyof ContactValues)[]

/** The first word is the first name, the rest the last name. */
export const splitName = (name: string): { voornaam: string; achternaam: string } => {
  const [voornaam = '', ...rest] = name.trim().split(' ')
  return { voornaam, achternaam: rest.join(' ').trim() }
}

type Contact = { [field in 'name' | 'email' | 'phone' | 'location' | 'linkedin' | 'notes']?: Candidate[field] | null }

/** Somebody as the form shows him. */
export const toContactValues = ({ name, email, phone, location, linkedin, notes }: Contact): ContactValues => ({
  ...splitName(name ?? ''),
  email: email ?? '',
  telefoon: phone ? shownPhone(phone) : '',
  locatie: location ?? '',
  linkedin: linkedin ?? '',
  notities: notes ?? '',
})

/** Contact details as the service has them. */
export type ContactState = Pick<Candidate, 'name' | 'email' | 'phone' | 'location' | 'linkedin' | 'notes'>

/** Of a candidate what the form of contact details is about. */
export const contactStateOf = ({ name, email, phone, location, linkedin, notes }: ContactState): ContactState => ({
  name,
  email,
  phone,
  location,
  linkedin,
  notes,
})

const orNull = (text: string): string | null => text.trim() || null

/** The form as the service takes it: names joined by a space and trimmed, blank is not known. */
export const fromContactValues = (values: ContactValues): ContactState => ({
  name: `${values.voornaam} ${values.achternaam}`.trim(),
  email: orNull(values.email),
  phone: orNull(storedPhone(values.telefoon.trim())),
  location: orNull(values.locatie),
  linkedin: webAddress(values.linkedin) ?? orNull(values.linkedin),
  notes: orNull(values.notities),
})

const fieldOf: Readonly<Record<string, keyof ContactValues>> = {
  name: 'voornaam',
  email: 'email',
  phone: 'telefoon',
  location: 'locatie',
  linkedin: 'linkedin',
  notes: 'notities',
}

/** What the service calls each field of the form. */
export const contactPaths = {
  voornaam: 'name',
  achternaam: 'name',
  email: 'email',
  telefoon: 'phone',
  locatie: 'location',
  linkedin: 'linkedin',
  notities: 'notes',
} as const satisfies Record<keyof ContactValues, keyof ContactState>

/** The field of the form behind a path that the service names; undefined for anything else. */
export const contactFieldOf = (path: string): keyof ContactValues | undefined => fieldOf[path]

export const sameContact = (one: ContactValues, other: ContactValues): boolean =>
  contactNames.every((name) => one[name] === other[name])
