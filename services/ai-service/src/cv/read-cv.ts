import type { Education, FieldEvidence, Job, ParsedCv } from '@wervio/contracts'
import { limits } from '@wervio/contracts/limits'
import type { CvDocument } from '@wervio/cv-document'
import { withCapitals } from './small-letters.ts'
import { readEducation, type EducationRead } from './education/read-education.ts'
import { readExperience, type JobRead } from './experience/read-experience.ts'
import { readCertificates } from './extras/certificates.ts'
import { readDrivingLicences } from './extras/driving-licences.ts'
import { readLanguages } from './extras/languages.ts'
import { readWishes } from './extras/wishes.ts'
import { readEmail } from './person/email.ts'
import { isFirmLine } from './person/firm-lines.ts'
import { readHandle, readLinkedin } from './person/linkedin.ts'
import { countriesOf, readLocation } from './person/location.ts'
import { readName } from './person/name.ts'
import { readPhone } from './person/phone.ts'
import { possibleValuesOf } from './person/possible-values.ts'
import { readSummary } from './person/summary.ts'
import { readTitle } from './person/title.ts'
import { zonedLines } from './pieces.ts'
import { evidenceOf, type FieldReading } from './field-reading.ts'
import { sectionsOf } from './sections/sections.ts'
import { cutSensitive } from './sensitive/cut-sensitive.ts'
import { createTrace, type Trace } from './trace.ts'
import { usualReader, type CvReader } from './reader.ts'
import { voteOnJobs } from './scored/vote.ts'
import { readSkills } from './skills/read-skills.ts'

type Fields = Omit<ParsedCv, 'made_by'>
type Reads = Record<string, FieldReading<unknown> | null>

const fit = (text: string | undefined, most: number = limits.shortText): string | null =>
  text?.trim().slice(0, most) || null
const textOf = (reading: FieldReading<string> | null, most?: number): string | null => fit(reading?.value, most)

const jobOf = ({ position, company, period, location, description, start, end, current }: JobRead): Job => ({
  position: textOf(position) ?? '',
  company: textOf(company) ?? '',
  period: textOf(period),
  start,
  end,
  current,
  location: textOf(location),
  description: textOf(description, limits.longText),
})

const educationOf = ({ degree, institution, level, period, start, end, description }: EducationRead): Education => ({
  degree: textOf(degree) ?? '',
  institution: textOf(institution) ?? '',
  level,
  period: textOf(period),
  start,
  end,
  description: textOf(description, limits.longText),
})

const numbered = (field: string, items: readonly FieldReading<unknown>[]): Reads =>
  Object.fromEntries(items.map((item, at) => [`${field}.${String(at)}`, item]))
const numberedParts = (field: string, items: readonly Reads[]): Reads =>
  Object.fromEntries(
    items.flatMap((parts, at) =>
      Object.entries(parts).map(([part, reading]) => [`${field}.${String(at)}.${part}`, reading]),
    ),
  )

/** Fields in which one other letter or digit is another person's. */
const EXACT_FIELDS: ReadonlySet<string> = new Set(['email', 'phone', 'linkedin'])

const evidence = (document: CvDocument, reads: Reads): Record<string, FieldEvidence> =>
  Object.fromEntries(
    Object.entries(reads).flatMap(([field, reading]) => {
      if (!reading) return []
      const { confidence, quote, places } = evidenceOf(document, reading, { isExact: EXACT_FIELDS.has(field) })
      return [[field, { confidence, quote: quote.slice(0, limits.longText), places: places.slice(0, 50) }]]
    }),
  )

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const textsOf = (readings: readonly FieldReading<string>[]): string[] => readings.flatMap((read) => textOf(read) ?? [])

/**
 * Reads a CV: each value in its own words, with its position; null or empty if the CV doesn't give it. Sensitive
 * personal data is cut from the lines before anything is read, so that it reaches no field. `trace` records what was
 * considered; its serious proposals become the possible values.
 */
export const readCv = (
  printedDocument: CvDocument,
  trace: Trace = createTrace(),
  { reader = usualReader }: { reader?: CvReader } = {},
): Fields => {
  const fullDocument = withCapitals(printedDocument)
  const { document, sections, findings } = cutSensitive(fullDocument, sectionsOf(fullDocument))
  const lines = zonedLines(document, sections)
  const personLines = lines.filter((line) => !isFirmLine(line))
  const email = readEmail(document, personLines, trace)
  const profile = readLinkedin(document, lines, trace)
  const name = readName(document, lines, { email: email?.value ?? null, linkedin: profile?.value ?? null }, trace)
  const location = readLocation(
    lines.filter(({ text }) => !name?.quote.includes(text)),
    trace,
  )
  const phone = readPhone(document, personLines, countriesOf(location?.value ?? null), trace)
  const linkedin = profile ?? readHandle(lines, name?.value ?? null)
  const rules = { jobs: readExperience(document, sections, trace), studies: readEducation(document, sections, trace) }
  const jobs = (reader === 'vote' ? voteOnJobs(document, sections, rules, trace) : rules.jobs).slice(0, 200)
  const studies = rules.studies.slice(0, 100)
  const title = readTitle(lines, name, jobs, trace)
  const summary = readSummary(sections, lines)
  const skills = readSkills(document, lines).filter(
    ({ value }) => value.length <= limits.shortText && letters(value) !== letters(name?.value ?? ''),
  )
  const languages = readLanguages(lines)
  const certificates = readCertificates(lines, sections)
  const licences = readDrivingLicences(lines, sections)
  const wishes = readWishes(lines, sections)
  const reads: Reads = {
    name,
    email,
    phone,
    location,
    linkedin,
    title,
    summary,
    ...wishes,
    ...numbered('skills', skills),
    ...numbered('languages', languages),
    ...numbered('certificates', certificates),
    ...numbered('driving_licences', licences),
    ...numberedParts(
      'experience',
      jobs.map(({ position, company, period, location: place, description }) => ({
        position,
        company,
        period,
        location: place,
        description,
      })),
    ),
    ...numberedParts(
      'education',
      studies.map(({ degree, institution, period, description }) => ({ degree, institution, period, description })),
    ),
  }
  Object.assign(trace, { cleaned: { document, sections }, reads })
  const possible_values = possibleValuesOf(document, { name, email, phone, location }, trace.offers)
  return {
    name: textOf(name),
    email: textOf(email),
    phone: textOf(phone),
    location: textOf(location),
    linkedin: textOf(linkedin),
    title: textOf(title),
    summary: textOf(summary, limits.longText),
    skills: textsOf(skills),
    experience: jobs.map(jobOf),
    education: studies.map(educationOf),
    languages: languages.map(({ value }) => value),
    certificates: textsOf(certificates),
    driving_licences: textsOf(licences),
    availability: textOf(wishes.availability),
    notice_period: textOf(wishes.notice_period),
    salary_wish: textOf(wishes.salary_wish),
    hours: textOf(wishes.hours),
    cv_text: document.lines
      .map(({ text }) => text)
      .join('\n')
      .slice(0, limits.cvText),
    evidence: evidence(document, reads),
    ...(possible_values && { possible_values }),
    sensitive: [...findings],
    warnings: [...fullDocument.warnings],
  }
}
