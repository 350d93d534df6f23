import { isOneOf, publicationOrigins, type PublicationOrigin, type PublicationVersion } from '@wervio/contracts'
import type { Tone } from '@wervio/ui'
import { dayName, numberText } from '@wervio/ui'

type OriginLook = { label: string; tone: Tone }
const originLooks: Record<PublicationOrigin, OriginLook> = {
  generated: { label: 'Automatisch geschreven', tone: 'accent' },
  edited: { label: 'Bewerkt', tone: 'blue' },
  restored: { label: 'Teruggezet', tone: 'amber' },
  deleted: { label: 'Verwijderd', tone: 'red' },
}

const writtenByModel: OriginLook = { label: 'Geschreven door AI', tone: 'accent' }

/** Where a version came from; an origin that only a newer service knows gets its own word. Only a model is 'AI'. */
export const originLook = ({ origin, made_by }: Pick<PublicationVersion, 'origin' | 'made_by'>): OriginLook => {
  if (origin === 'generated' && made_by?.engine === 'openai-compatible') return writtenByModel
  return isOneOf(publicationOrigins, origin) ? originLooks[origin] : { label: origin, tone: 'neutral' }
}

/** '1.204 woorden'. */
export const wordsLabel = (words: number): string => (words === 1 ? '1 woord' : `${numberText(words)} woorden`)

/** Versions under the day they were made, in the order given. */
export const byDay = (versions: readonly PublicationVersion[]): [string, PublicationVersion[]][] => [
  ...Map.groupBy(versions, ({ created_at }) => dayName(created_at)),
]
