import type { CandidateDraft } from '@wervio/contracts'
import type { PastPerson } from './people.ts'

/** 'zoe.appelhage@example.nl', which belongs to nobody. */
const mailOf = (name: string): string =>
  `${name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.nl`

/** Somebody of a past procedure as a candidate to save. */
export const pastPersonDraft = ({ name, title, location, skills }: PastPerson): CandidateDraft => ({
  name,
  title,
  location,
  skills: [...skills],
  email: mailOf(name),
  experience: [{ position: title, company: 'Vorige werkgever', period: '2021 - heden', description: '' }],
})
