import { personaTraits, traitScore, type PersonaTrait } from '@wervio/contracts'
import { z } from 'zod'
import { lenientList, lenientText } from '../lenient.ts'

const forTraits = <S extends z.ZodType>(schema: S) =>
  z.object(Object.fromEntries(personaTraits.map((trait) => [trait, schema])) as Record<PersonaTrait, S>)

/** Models that get no schema write a trait as one text: 'Twee zinnen. Score: 7'. */
const asTrait = (value: unknown): unknown =>
  typeof value === 'string' ? { reden: value, score: traitScore(value) ?? undefined } : value

/** A number that a model wrote as a text; null and blanks stay what they are, which is no score. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d{1,2}\s*$/.test(value) ? Number(value) : value

const trait = z.preprocess(
  asTrait,
  z.object({
    reden: lenientText(1_500).describe('Een of twee zinnen met de reden.'),
    score: z.preprocess(asNumber, z.number().int().min(0).max(10)).describe('Een geheel getal van 0 tot en met 10.'),
  }),
)
const questions = lenientList(z.string().max(600).trim(), { least: 2, most: 12 })
const evidence = z.object({ zin: lenientText(1_000), uitleg: lenientText(600) })

/** What a model must return for a persona; the name comes from the vacancy itself. */
export const personaAnswer = z.object({
  leeftijd: lenientText(500).describe('Indicatie van ervaring, zonder leeftijd.'),
  ervaring: lenientText(1_500),
  achtergrond: lenientText(1_500),
  vaardigheden: lenientList(z.string().max(200).trim(), { most: 40 }),
  motivatie: lenientText(1_500),
  werkstijl: lenientText(1_500),
  ambities: lenientText(1_500),
  big_fifty_samenvatting: lenientText(2_000),
  kenmerken: forTraits(trait),
  bewijs: forTraits(lenientList(evidence, { most: 10 })),
  functie_match: lenientText(1_500),
  organisatie_match: lenientText(1_500),
  team_match: lenientText(1_500),
  interview_vragen: forTraits(questions).extend({ situationeel: questions }),
})
export type PersonaAnswer = z.infer<typeof personaAnswer>
