import { cosine } from './cosine.ts'

/**
 * What a vacancy asks, and what somebody who can do it writes in other words: in many trades, two in English and Dutch.
 * Each belongs to its own other half and to no other.
 */
export const PAIRS: readonly (readonly [asked: string, said: string])[] = [
  ['Leidinggeven', 'Stuurde een ploeg van acht monteurs aan'],
  ['Klachten afhandelen', 'Hielp ontevreden klanten aan de balie verder'],
  ['Begeleiden van mensen met dementie', 'Dagbesteding voor ouderen met geheugenproblemen'],
  ['Debiteurenbeheer', 'Openstaande facturen nabellen en betalingsregelingen treffen'],
  ['Ziekteverzuim terugdringen', 'Re-integratie van langdurig zieke medewerkers'],
  ['Banket bereiden', 'Taarten en gebak gemaakt in een patisserie'],
  ['Machines onderhouden', 'Storingen verholpen aan verpakkingslijnen'],
  ['Tuinen aanleggen', 'Gazons, borders en bestrating bij particulieren'],
  ['Voorraadbeheer', 'Telde het magazijn en bestelde bij wat op raakte'],
  ['Nieuwe klanten werven', 'Bouwde een relatienetwerk op met koude acquisitie'],
  ['Lesgeven', 'Stond voor groep zes van de basisschool'],
  ['Onderhandelen met leveranciers', 'Sloot inkoopcontracten voor grondstoffen'],
  ['Webapplicaties bouwen', 'Built online shops with a team of developers'],
  ['Gegevens analyseren', 'Rapportages en dashboards gemaakt over verkoopcijfers'],
  ['Patiënten wassen en aankleden', 'Hielp bewoners bij de persoonlijke verzorging'],
  ['Veilig werken op hoogte', 'Bouwde steigers voor gevelwerk'],
  ['Vrachtwagen laden en lossen', 'Pallets met de heftruck op de trailer gezet'],
  ['Juridisch advies geven', 'Beoordeelde contracten en bezwaarschriften'],
  ['Plannen van personeel', 'Maakte de roosters voor dertig collega’s'],
  ['Project management', 'Verantwoordelijk voor oplevering binnen tijd en budget'],
]

/** Of pairs that belong together, what a model must place nearer than the rest. */
const LEAST_FOUND = 0.4
/** Of pairs that don't, what may lie nearer than the limit: one in fifty. */
const SHARE_BELOW = 0.98

/** All texts of the pairs, first what is asked. */
export const calibrationTexts = (): string[] => [...PAIRS.map(([asked]) => asked), ...PAIRS.map(([, said]) => said)]

/**
 * The cosine above which a model means that two texts belong together, measured on `vectors` of `calibrationTexts`.
 * Null when it hardly tells what belongs together from what doesn't.
 */
export const measuredSimilarity = (vectors: readonly (readonly number[])[]): number | null => {
  const [asked, said] = [vectors.slice(0, PAIRS.length), vectors.slice(PAIRS.length)]
  const near = (one: number, other: number) => cosine(asked[one] ?? [], said[other] ?? [])
  const together = PAIRS.map((_, at) => near(at, at))
  const ofOthers = PAIRS.flatMap((_, at) => PAIRS.flatMap((__, other) => (at === other ? [] : [near(at, other)])))
  const limit = ofOthers.toSorted((one, other) => one - other)[Math.floor(ofOthers.length * SHARE_BELOW)] ?? 1
  const foundCount = together.filter((value) => value > limit).length
  return foundCount >= PAIRS.length * LEAST_FOUND ? limit : null
}
