import type { CvTarget } from '@wervio/contracts/routes'

/** What the assistant's context calls the fields of a CV, and their parts, by the names of the service. */
const fields: Readonly<Record<string, string>> = {
  functietitel: 'title',
  samenvatting: 'summary',
  locatie: 'location',
  vaardigheden: 'skills',
  werkervaring: 'experience',
  opleidingen: 'education',
  talen: 'languages',
  certificaten: 'certificates',
  rijbewijs: 'driving_licences',
  beschikbaarheid: 'availability',
  opzegtermijn: 'notice_period',
  salariswens: 'salary_wish',
  uren: 'hours',
  email: 'email',
  telefoon: 'phone',
  linkedin: 'linkedin',
  functie: 'position',
  werkgever: 'company',
  periode: 'period',
  omschrijving: 'description',
  opleiding: 'degree',
  school: 'institution',
}

/** What of the CV a source of the assistant is about, from the keys of its context; null when it isn't about the CV. */
export const cvTargetOfSource = ([start, ...path]: readonly string[], quote: string): CvTarget | null =>
  start === 'cv' ? { field: path.map((key) => fields[key] ?? key).join('.'), quote } : null
