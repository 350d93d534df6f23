import { formatPhone, languageText, periodText } from '@wervio/candidates'
import type { Candidate, CandidateNote, TranscriptionData } from '@wervio/contracts'

const withoutBlanks = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

const nonBlank = (texts: readonly string[]): string[] => texts.filter((text) => text.trim() !== '')

/**
 * What the assistant may rest an answer on: the CV by field, the interviews and the notes. Which special personal data
 * the CV holds, its photo and its text are left out.
 */
export const assistantContext = (
  candidate: Candidate,
  recordings: readonly TranscriptionData[],
  notes: readonly Pick<CandidateNote, 'text'>[],
): Record<string, unknown> =>
  withoutBlanks({
    kandidaatNaam: candidate.name,
    cv: withoutBlanks({
      functietitel: candidate.title,
      samenvatting: candidate.summary,
      locatie: candidate.location,
      vaardigheden: candidate.skills,
      werkervaring: candidate.experience.map((job) =>
        withoutBlanks({
          functie: job.position,
          werkgever: job.company,
          periode: periodText(job),
          locatie: job.location,
          omschrijving: job.description,
        }),
      ),
      opleidingen: candidate.education.map((school) =>
        withoutBlanks({
          opleiding: school.degree,
          school: school.institution,
          periode: periodText(school),
          omschrijving: school.description,
        }),
      ),
      talen: candidate.languages.map(languageText),
      certificaten: candidate.certificates,
      rijbewijs: candidate.driving_licences,
      beschikbaarheid: candidate.availability,
      opzegtermijn: candidate.notice_period,
      salariswens: candidate.salary_wish,
      uren: candidate.hours,
      email: candidate.email,
      telefoon: candidate.phone && formatPhone(candidate.phone),
      linkedin: candidate.linkedin,
    }),
    transcripties: nonBlank(recordings.map(({ transcript }) => transcript)),
    samenvattingen: nonBlank(recordings.map(({ summary }) => summary)),
    notities: nonBlank(notes.map(({ text }) => text)),
  })
