import { traitLabels, type PersonaData, type PersonaTrait } from '@wervio/contracts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import type { Find } from './match-cues.ts'
import type { Ground, TraitScore } from './score-traits.ts'

type Evidence = NonNullable<PersonaData['bewijs']>[PersonaTrait]

const SHOWN_GROUNDS = 6
const MOST_NAMES = 3

const label = (trait: PersonaTrait) => traitLabels[trait].toLowerCase()
const names = (finds: Find[], denied: boolean) => [
  ...new Set(finds.filter((find) => find.denied === denied).map(({ rule }) => rule.names)),
]
const findsOf = (grounds: Ground[]) => grounds.flatMap(({ finds }) => finds)

/** A low score on this one is what a calm person has; without a word about it a reader takes it the wrong way. */
const MEANING: Partial<Record<PersonaTrait, string>> = { neuroticisme: ' Laag betekent: weinig last van spanning.' }

const saysOf = (finds: Find[]) => {
  const affirmed = names(finds, false).slice(0, MOST_NAMES)
  const denied = names(finds, true).slice(0, MOST_NAMES)
  return [
    affirmed.length > 0 ? `noemt ${joinWithEn(affirmed)}` : null,
    denied.length > 0 ? `sluit ${joinWithEn(denied)} uit` : null,
  ]
    .filter((part) => part !== null)
    .join(' en ')
}

const conclusion = ({ trait, score, grounds }: TraitScore): string => {
  const both = grounds.some(({ force }) => force > 0) && grounds.some(({ force }) => force < 0)
  if (score === 5 && !both) return 'Dat is te weinig voor een hoge of lage score.'
  if (score >= 4 && score <= 6)
    return both
      ? `Dat wijst twee kanten op, dus een gemiddelde score op ${label(trait)}.`
      : `Dat wijst licht op een ${score > 5 ? 'hogere' : 'lagere'} score op ${label(trait)}.`
  return `Dat wijst op een ${score > 6 ? 'hoge' : 'lage'} score op ${label(trait)}.`
}

/** Why a trait has its score, in one or two sentences, and then 'Score: N'. */
export const traitText = (scored: TraitScore): string => {
  const { trait, score, grounds } = scored
  const reason =
    grounds.length === 0
      ? 'We vonden hierover geen aanwijzing in de vacature. Daarom staat de score in het midden.'
      : `De vacature ${saysOf(findsOf(grounds))}. ${conclusion(scored)}${score <= 3 ? (MEANING[trait] ?? '') : ''}`
  return `${reason} Score: ${score}`
}

/** The sentences that a trait is based on, word for word, each with its meaning. */
export const evidenceOf = ({ trait, grounds }: TraitScore): Evidence =>
  grounds.slice(0, SHOWN_GROUNDS).map(({ segment, finds, force }) => ({
    zin: segment.text,
    uitleg: `Deze zin ${saysOf(finds)}: dat wijst op een ${force > 0 ? 'hogere' : 'lagere'} score op ${label(trait)}.`,
  }))

const STRONG: Record<PersonaTrait, [high: string, low: string]> = {
  openheid: ['graag nieuwe dingen bedenkt en leert', 'graag volgens een vaste werkwijze werkt'],
  consciëntieusheid: ['zorgvuldig en planmatig werkt', 'goed kan improviseren'],
  extraversie: ['energie krijgt van contact met anderen', 'graag rustig en zelfstandig werkt'],
  vriendelijkheid: ['oog heeft voor anderen en goed samenwerkt', 'zakelijk en kritisch durft te zijn'],
  neuroticisme: ['gevoelig is voor signalen uit de omgeving', 'rustig blijft als het spannend wordt'],
}

/** The five traits in two sentences, with a remark on their reliability. */
export const summaryOf = (scores: TraitScore[]): string => {
  const strong = scores
    .filter(({ score }) => score >= 7 || score <= 3)
    .toSorted((one, other) => Math.abs(other.score - 5) - Math.abs(one.score - 5))
    .slice(0, 3)
  const worth = 'Dit is een indicatie uit de woorden van de vacature, geen persoonlijkheidstest.'
  if (strong.length === 0)
    return `De vacature geeft weinig aanwijzingen over de persoonlijkheid die bij deze rol past. ${worth}`
  return `Bij deze rol past iemand die ${joinWithEn(strong.map(({ trait, score }) => STRONG[trait][score >= 7 ? 0 : 1]))}. ${worth}`
}
