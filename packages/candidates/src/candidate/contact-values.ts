import { messages, webAddress, type Candidate } from '@wervio/contracts'
import { z } from 'zod'
import { formLine, orNull } from './form-texts.ts'
import { formatPhone, toStoredPhone } from './phones.ts'

const isBlankOrWebAddress = (value: string) => value.trim() === '' || webAddress(value) !== null

/** The form of contact details; its fields have the names that the screen shows. */
export const contactForm = z.object({
  voornaam: formLine.trim().min(1, { error: 'Vul een voornaam in.' }),
  achternaam: formLine,
  email: formLine.refine((value) => value.trim() === '' || /^[^\s@]+@[^\s@]+$/.test(value.trim()), {
    error: 'Dit is geen e-mailadres.',
  }),
  telefoon: formLine,
  locatie: formLine,
  linkedin: formLine.refine(isBlankOrWebAddress, { error: messages.webAddressRefused }),
})
export type ContactValues = z.output<typeof contactForm>

/** The same form half filled in, as the browser stores it: nothing is checked. */
export const contactDraft = z.object({
  voornaam: z.string(),
  achternaam: z.string(),
  email: z.string(),
  telefoon: z.string(),
  locatie: z.string(),
  linkedin: z.string(),
})

export const emptyContact: ContactValues = {
  voornaam: '',
  achternaam: '',
  email: '',
  telefoon: '',
  locatie: '',
  linkedin: '',
}
export const contactNames = Object.keys(emptyContact) as (keyof ContactValues)[]

/** The first word is the first name, the rest the last name. */
export const splitName = (name: string): { voornaam: string; achternaam: string } => {
  const [voornaam = '', ...rest] = name.trim().split(' ')
  return { voornaam, achternaam: rest.join(' ').trim() }
}

type PartialContact = {
  [field in 'name' | 'email' | 'phone' | 'location' | 'linkedin']?: Candidate[field] | null
}

/** Contact details of a candidate as the form shows them. */
export const toContactValues = ({ name, email, phone, location, linkedin }: PartialContact): ContactValues => ({
  ...splitName(name ?? ''),
  email: email ?? '',
  telefoon: phone ? formatPhone(phone) : '',
  locatie: location ?? '',
  linkedin: linkedin ?? '',
})

/** Contact details as the service has them. */
export type ContactState = Pick<Candidate, 'name' | 'email' | 'phone' | 'location' | 'linkedin'>

/** The contact details of a candidate alone. */
export const toContactState = ({ name, email, phone, location, linkedin }: ContactState): ContactState => ({
  name,
  email,
  phone,
  location,
  linkedin,
})

/** The form as the service takes it: names joined by a space and trimmed, blank is not known. */
export const fromContactValues = (values: ContactValues): ContactState => ({
  name: `${values.voornaam} ${values.achternaam}`.trim(),
  email: orNull(values.email),
  phone: orNull(toStoredPhone(values.telefoon.trim())),
  location: orNull(values.locatie),
  linkedin: webAddress(values.linkedin) ?? orNull(values.linkedin),
})

const fieldByPath: Readonly<Record<string, keyof ContactValues>> = {
  name: 'voornaam',
  email: 'email',
  phone: 'telefoon',
  location: 'locatie',
  linkedin: 'linkedin',
}

/** What the service calls each field of the form. */
export const contactPaths = {
  voornaam: 'name',
  achternaam: 'name',
  email: 'email',
  telefoon: 'phone',
  locatie: 'location',
  linkedin: 'linkedin',
} as const satisfies Record<keyof ContactValues, keyof ContactState>

/** The field of the form behind a path that the service names; undefined for anything else. */
export const contactFieldOf = (path: string): keyof ContactValues | undefined => fieldByPath[path]

export const isSameContact = (one: ContactValues, other: ContactValues): boolean =>
  contactNames.every((name) => one[name] === other[name])
