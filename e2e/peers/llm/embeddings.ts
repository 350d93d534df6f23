import { z } from 'zod'
import type { Mode } from './modes.ts'

/** The fields of an embeddings request that the stand-in reads. */
export const embeddingsRequest = z.object({ model: z.string(), input: z.array(z.string()) })
export type EmbeddingsRequest = z.output<typeof embeddingsRequest>

/** What the stand-in knows to mean the same: a direction each. */
const MEANINGS = [
  /leiding|aansturen|stuurde|ploeg van|teamleider/i,
  /klachten|ontevreden/i,
  /dementie|geheugen/i,
  /debiteuren|facturen nabellen/i,
  /verzuim|re-integratie/i,
  /banket|taarten|patisserie/i,
  /onderhouden|storingen/i,
  /tuinen|gazons/i,
  /voorraad|magazijn/i,
  /werven|acquisitie/i,
  /lesgeven|groep zes|basisschool/i,
  /leveranciers|inkoopcontracten/i,
  /webapplicaties|online shops/i,
  /analyseren|dashboards/i,
  /wassen|persoonlijke verzorging/i,
  /hoogte|steigers/i,
  /laden en lossen|heftruck/i,
  /juridisch|bezwaarschriften/i,
  /plannen|roosters/i,
  /project management|oplevering/i,
] as const
/** Room for what the stand-in doesn't know. */
const OTHER = 12

const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7)

/** Where an honest model places a text: along what it means, and a little along its letters. */
const honestVector = (text: string): number[] => {
  const hash = hashOf(text)
  return [
    ...MEANINGS.map((meaning) => (meaning.test(text) ? 1 : 0)),
    ...Array.from({ length: OTHER }, (_, at) => (at === hash % OTHER ? 0.4 : 0.01)),
  ]
}

/** A model that knows no Dutch: a text lies wherever its letters happen to fall. */
const foreignVector = (text: string): number[] =>
  Array.from({ length: 16 }, (_, at) => Math.sin(hashOf(`${at}${text}`)))

/** The vectors the stand-in gives in a mode. */
export const vectorsIn = (mode: Mode | undefined, { input }: EmbeddingsRequest): unknown => {
  if (mode === 'wrong-shape') return input.map((text, at) => honestVector(text).slice(at % 2))
  if (mode === 'empty') return []
  return input.map(mode === 'nonsense' ? foreignVector : honestVector)
}
