import { consentDeletions, consentWayLabels, consentWays, isOneOf, type Consent } from '@wervio/contracts'
import { exactDay, exactMoment, listText, numberText } from '@wervio/ui'

const deletionNames: Record<(typeof consentDeletions)[number], readonly [one: string, many: string]> = {
  recordings: ['opname', 'opnames'],
  audio_files: ['geluidsbestand', 'geluidsbestanden'],
  meeting_transcripts: ['transcript uit Teams', 'transcripten uit Teams'],
  segments: ['stuk transcript', 'stukken transcript'],
  summaries: ['samenvatting', 'samenvattingen'],
  evidence: ['bewijsplaats in een match', 'bewijsplaatsen in matches'],
  chat_answers: ['antwoord van de assistent', 'antwoorden van de assistent'],
}

const countText = (count: number, [one, many]: readonly [one: string, many: string]): string =>
  `${numberText(count)} ${count === 1 ? one : many}`

/** Kinds in the order in which they are told; those of a newer service come last. */
const placeOf = (kind: string): number =>
  isOneOf(consentDeletions, kind) ? consentDeletions.indexOf(kind) : consentDeletions.length

/** What withdrawals deleted together, a line for each kind: '2 opnames'. */
export const deletionLines = (consents: readonly Pick<Consent, 'deletion'>[]): string[] => {
  const sums = new Map<string, number>()
  for (const { deletion } of consents)
    for (const [kind, count] of Object.entries(deletion ?? {})) sums.set(kind, (sums.get(kind) ?? 0) + count)
  const counts = [...sums].toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  return counts.map(([kind, count]) => {
    return countText(count, isOneOf(consentDeletions, kind) ? deletionNames[kind] : [kind, kind])
  })
}

/** 'Mondeling op 3 november 2026'. */
export const consentTitle = ({ way, given_on }: Pick<Consent, 'way' | 'given_on'>): string =>
  `${isOneOf(consentWays, way) ? consentWayLabels[way] : way} op ${exactDay(given_on)}`

const restText = (name: string): string => `De procedures van ${name} gaan gewoon door, en een scorekaart blijft staan.`

/** What is deleted when all of a candidate's consents are withdrawn at once. */
export const wholeWithdrawalText = (name: string): string =>
  `Alle opnames, transcripten en samenvattingen van gesprekken met ${name} worden voorgoed verwijderd, met alles wat daarvan is afgeleid. Dit kun je niet terugdraaien. ${restText(name)}`

/** What is deleted when consent of whoever is in a meeting is withdrawn. */
export const meetingWithdrawalText =
  'De transcriptie van deze meeting wordt voorgoed verwijderd en niet meer opgehaald. Dit kun je niet terugdraaien.'

/** What is deleted when a consent is withdrawn. */
export const withdrawalText = (
  name: string,
  { recordings, meeting_transcripts: transcripts }: Pick<Consent, 'recordings' | 'meeting_transcripts'>,
): string => {
  const rest = restText(name)
  if (recordings === 0 && transcripts === 0) return `Er rust geen opname op deze toestemming. ${rest}`
  const names = [
    ...(recordings > 0 ? [countText(recordings, deletionNames.recordings)] : []),
    ...(transcripts > 0 ? [countText(transcripts, deletionNames.meeting_transcripts)] : []),
  ]
  const verb = recordings + transcripts === 1 ? 'wordt' : 'worden'
  const parts = recordings > 0 ? `met ${listText(['geluid', 'transcript', 'samenvatting'])} en` : 'met'
  return `${listText(names)} ${verb} voorgoed verwijderd, ${parts} alles wat daarvan is afgeleid. Dit kun je niet terugdraaien. ${rest}`
}

/** 'Ingetrokken op 3 november 2026 om 14:05'. */
export const withdrawnText = (moment: string): string => `Ingetrokken op ${exactMoment(moment)}`
