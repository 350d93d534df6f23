import { consentDeletions, consentWayLabels, consentWays, isOneOf, type Consent } from '@wervio/contracts'
import { exactDay, exactMoment, listText, numberText } from '@wervio/ui'

const deletionNames: Record<(typeof consentDeletions)[number], readonly [one: string, many: string]> = {
  recordings: ['opname', 'opnames'],
  audio_files: ['geluidsbestand', 'geluidsbestanden'],
  segments: ['stuk transcript', 'stukken transcript'],
  summaries: ['samenvatting', 'samenvattingen'],
  evidence: ['bewijsplaats in een match', 'bewijsplaatsen in matches'],
  chat_answers: ['antwoord van de assistent', 'antwoorden van de assistent'],
}

/** Kinds in the order in which they are told; those of a newer service come last. */
const placeOf = (kind: string): number =>
  isOneOf(consentDeletions, kind) ? consentDeletions.indexOf(kind) : consentDeletions.length

/** What a withdrawal deleted, a line for each kind: '2 opnames'. */
export const deletionLines = ({ deletion }: Pick<Consent, 'deletion'>): string[] => {
  const counts = Object.entries(deletion ?? {}).toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  return counts.map(([kind, count]) => {
    const [one, many] = isOneOf(consentDeletions, kind) ? deletionNames[kind] : [kind, kind]
    return `${numberText(count)} ${count === 1 ? one : many}`
  })
}

/** 'Mondeling op 3 november 2026'. */
export const consentTitle = ({ way, given_on }: Pick<Consent, 'way' | 'given_on'>): string =>
  `${isOneOf(consentWays, way) ? consentWayLabels[way] : way} op ${exactDay(given_on)}`

/** What is deleted when a consent is withdrawn. */
export const withdrawalText = (name: string, { recordings }: Pick<Consent, 'recordings'>): string => {
  const rest = `De procedures van ${name} gaan gewoon door, en een scorekaart blijft staan.`
  if (recordings === 0) return `Er rust geen opname op deze toestemming. ${rest}`
  const what = recordings === 1 ? '1 opname wordt' : `${numberText(recordings)} opnames worden`
  return `${what} voorgoed verwijderd, met ${listText(['geluid', 'transcript', 'samenvatting'])} en alles wat daarvan is afgeleid. Dit kun je niet terugdraaien. ${rest}`
}

/** 'Ingetrokken op 3 november 2026 om 14:05'. */
export const withdrawnText = (moment: string): string => `Ingetrokken op ${exactMoment(moment)}`
