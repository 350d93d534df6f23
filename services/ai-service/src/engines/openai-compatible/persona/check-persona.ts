import { personaTraits, traitLabels, type PersonaData, type PersonaTrait } from '@wervio/contracts'
import { setAsideWarnings } from '../../../persona/set-aside-warnings.ts'
import { groundAgainst } from '../../../persona/source/exclusions.ts'
import { readVacancy } from '../../../persona/source/read-vacancy.ts'
import { idealOf } from '../../../persona/source/role-title.ts'
import { cleanText, tidyLine } from '../../../vacancy-text/language/clean.ts'
import { splitSentences } from '../../../vacancy-text/language/sentences.ts'
import { capWarnings } from '../honesty/cap-warnings.ts'
import { createFactCheck } from '../honesty/claims.ts'
import { unknownNames } from '../honesty/names.ts'
import { checkEvidence } from './check-evidence.ts'
import { requireSense } from './require-sense.ts'
import type { PersonaAnswer } from './persona-answer.ts'

const NOTHING = 'Deze persona zegt hier niets over.'
const NEUTRAL = 'Ervaring telt, leeftijd niet.'
/** 'tussen 25 en 35 jaar', '30+': an age, where no experience is meant. */
const AGE =
  /\b[1-9]\d ?(?:\+|jaar|jr)(?! (?:\w+ ){0,3}(?:werk)?ervaring)|\btwintig|\bdertig|\bveertig|\bjong|leeftijd(?!,? (?:telt|speelt|doet|is|niet|maakt) ?(?:er )?(?:niet|geen)?)/i

const quote = (text: string) => `‘${text.length > 120 ? `${text.slice(0, 119).replace(/\s+\S*$/, '')}…` : text}’`
const line = (text: string) => tidyLine(cleanText(text).replace(/\s*\n\s*/g, ' '))
const withoutScore = (text: string) => text.replace(/\s*Score:\s*-?\d+(?:[.,]\d+)?\s*\.?\s*/gi, ' ').trim()

/** Whether a sentence may stay; adds to `warnings` why it may not. */
const createSieve = (vacancy: string, warnings: string[]) => {
  const factsHold = createFactCheck(vacancy)
  return (sentence: string): boolean => {
    const ground = groundAgainst(sentence)
    if (ground !== null && ground !== 'welkom')
      warnings.push(`Weggelaten uit het antwoord, want dit hoort niet in een persona: ${quote(sentence)}`)
    else if (!factsHold(sentence))
      warnings.push(`Weggelaten, want de vacature noemt dit gegeven niet: ${quote(sentence)}`)
    else return true
    return false
  }
}

const forTraits = <T>(make: (trait: PersonaTrait) => T) =>
  Object.fromEntries(personaTraits.map((trait) => [trait, make(trait)])) as Record<PersonaTrait, T>

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/**
 * An age that the model wrote stays, marked and with a warning. Any other text about age becomes the neutral
 * indication.
 */
const readAge = (
  given: string,
  prose: (text: string) => string,
  warnings: string[],
): Pick<PersonaData, 'leeftijd' | 'leeftijd_door_engine'> => {
  const text = line(given)
  if (!AGE.test(text))
    return {
      leeftijd:
        `${NEUTRAL} ${text.startsWith('Ervaring telt') ? prose(text.replace(/^[^.]*\.\s*/, '')) : prose(text)}`.trim(),
      leeftijd_door_engine: false,
    }
  warnings.push('De AI-motor noemde een leeftijd. Dat is geen eis: leeftijd mag niet meewegen bij een selectie.')
  return { leeftijd: text, leeftijd_door_engine: true }
}

/**
 * A model's answer as a persona: sentences with an invented figure or a personal ground go, evidence that isn't in the
 * vacancy goes, and `warnings` tells each. The name is the vacancy's own.
 */
export const checkPersona = (answer: PersonaAnswer, vacancy: string): { persona: PersonaData; warnings: string[] } => {
  const source = readVacancy(vacancy)
  const warnings: string[] = []
  const holds = createSieve(vacancy, warnings)
  const honestSentences = (text: string) => splitSentences(line(text)).filter(holds).join(' ')
  const prose = (text: string) => honestSentences(text) || NOTHING
  const list = (texts: string[]) => texts.map(line).filter((text) => text !== '' && holds(text))
  const bewijs = forTraits((trait) => {
    const { kept: quotedEvidence, missing } = checkEvidence(answer.bewijs[trait], vacancy)
    warnings.push(
      ...missing.map(
        (sentence) =>
          `Weggelaten bij ${traitLabels[trait]}, want deze zin staat niet in de vacature: ${quote(sentence)}`,
      ),
    )
    return quotedEvidence.filter(({ zin, uitleg }) => holds(zin) && holds(uitleg))
  })
  const persona: PersonaData = {
    naam: idealOf(source.title),
    ...readAge(answer.leeftijd, honestSentences, warnings),
    ervaring: prose(answer.ervaring),
    achtergrond: prose(answer.achtergrond),
    vaardigheden: list(answer.vaardigheden),
    motivatie: prose(answer.motivatie),
    werkstijl: prose(answer.werkstijl),
    ambities: prose(answer.ambities),
    persoonlijkheid: {
      big_fifty_samenvatting: prose(answer.big_fifty_samenvatting),
      kenmerken: forTraits(
        (trait) => `${prose(withoutScore(answer.kenmerken[trait].reden))} Score: ${answer.kenmerken[trait].score}`,
      ),
    },
    wetenschappelijke_onderbouwing: {
      functie_match: prose(answer.functie_match),
      organisatie_match: prose(answer.organisatie_match),
      team_match: prose(answer.team_match),
    },
    interview_vragen: {
      ...forTraits((trait) => list(answer.interview_vragen[trait])),
      situationeel: list(answer.interview_vragen.situationeel),
    },
    bewijs,
  }
  const { naam: _name, bewijs: _quoted, ...written } = persona
  const texts = textsIn(written)
  requireSense(bewijs, texts, source)
  const names = unknownNames(texts, vacancy)
  if (names.length > 0)
    warnings.push(`Deze namen staan niet in de vacature; controleer ze: ${names.slice(0, 10).join(', ')}.`)
  return { persona, warnings: [...setAsideWarnings(source), ...capWarnings(warnings)] }
}
