import { notedPlaceIn, type MatchEvidence } from '@wervio/contracts'
import { secondsText } from '@wervio/ui'

/** What the parts of a CV or profile are called, by the first name of a field's path. */
const fields: Readonly<Record<string, string>> = {
  title: 'functie',
  summary: 'profieltekst',
  experience: 'werkervaring',
  education: 'opleiding',
  skills: 'vaardigheden',
  languages: 'talen',
  certificates: 'certificaten',
  driving_licences: 'rijbewijs',
  location: 'woonplaats',
  hours: 'uren',
}

/** Where a quote comes from, in words: 'CV, werkervaring', 'gesprek 12:34', 'notitie'. */
export const sourceText = ({ source, path, at }: MatchEvidence, hasCv = true): string => {
  if (source === 'recording') return at == null ? 'gesprek' : `gesprek ${secondsText(at)}`
  const noted = source === 'note' ? notedPlaceIn(path) : null
  if (noted) return noted.kind === 'note' ? 'notitie' : 'scorekaart'
  const field = fields[path.split('.')[0] ?? '']
  return [hasCv ? 'CV' : 'profiel', field].filter(Boolean).join(', ')
}
