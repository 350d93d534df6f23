import type { PublicationOrigin, PublicationVersion } from '@wervio/contracts'
import type { Tone } from '@wervio/ui'
import { dayName } from '../when.ts'

export const originLabels: Record<PublicationOrigin, { label: string; tone: Tone }> = {
  generated: { label: 'Geschreven door AI', tone: 'accent' },
  edited: { label: 'Bewerkt', tone: 'blue' },
  restored: { label: 'Teruggezet', tone: 'amber' },
  deleted: { label: 'Verwijderd', tone: 'red' },
}

/** '1.204 woorden'. */
export const wordsLabel = (words: number): string =>
  words === 1 ? '1 woord' : `${words.toLocaleString('nl-NL')} woorden`

/** Versions under the day they were made, in the order given. */
export const byDay = (versions: readonly PublicationVersion[]): [string, PublicationVersion[]][] => [
  ...Map.groupBy(versions, ({ created_at }) => dayName(created_at)),
]
