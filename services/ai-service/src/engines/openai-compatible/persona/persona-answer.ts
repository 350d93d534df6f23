import { personaTraits, traitScore, type PersonaTrait } from '@wervio/contracts'
import { z } from 'zod'

const line = (maximum: number) => z.string().max(maximum)
const nonEmptyText = (maximum: number) => line(maximum).trim().min(1)
const forTraits = <S extends z.ZodType>(schema: S) =>
  z.object(Object.fromEntries(personaTraits.map((trait) => [trait, schema])) as Record<PersonaTrait, S>)

const trait = nonEmptyText(1_500)
  .refine((text) => traitScore(text) !== null, { error: 'A trait ends in a score from 0 to 10.' })
  .describe('Een of twee zinnen met de reden, en daarna precies: Score: N (N van 0 tot en met 10).')
const questions = z.array(nonEmptyText(600)).min(2).max(12)

/** What a model must return for a persona; the name comes from the vacancy itself. */
export const personaAnswer = z.object({
  leeftijd: line(500).describe('Indicatie van ervaring, zonder leeftijd.'),
  ervaring: nonEmptyText(1_500),
  achtergrond: nonEmptyText(1_500),
  vaardigheden: z.array(nonEmptyText(200)).max(40),
  motivatie: nonEmptyText(1_500),
  werkstijl: nonEmptyText(1_500),
  ambities: nonEmptyText(1_500),
  big_fifty_samenvatting: nonEmptyText(2_000),
  kenmerken: forTraits(trait),
  bewijs: forTraits(z.array(z.object({ zin: nonEmptyText(1_000), uitleg: nonEmptyText(600) })).max(10)),
  functie_match: nonEmptyText(1_500),
  organisatie_match: nonEmptyText(1_500),
  team_match: nonEmptyText(1_500),
  interview_vragen: forTraits(questions).extend({ situationeel: questions }),
})
export type PersonaAnswer = z.infer<typeof personaAnswer>
