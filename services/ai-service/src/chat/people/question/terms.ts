import { isLight } from '../../retrieval/light-words.ts'
import { fold, foldedWords } from './fold.ts'
import { LICENCE, licenceByVehicle } from './lexicon.ts'
import { mended } from './mended.ts'

/** Words of the rules themselves, which are nothing to look for. */
const RULE_WORDS = new Set(
  `er erbij ervan van met in op bij uit te kandidaten kandidaat kandidate sollicitant sollicitanten iemand iedereen niemand mensen personen wonen woont woonplaats
  wonend woonachtig spreekt spreken praat praten taal talen rijbewijs rijbewijzen ervaring ervaren kennis kent kan kunnen gewerkt werkte opleiding diploma gestudeerd studie
  certificaat certificaten gecertificeerd attest beschikbaar beschikbaarheid beginnen starten startdatum opzegtermijn opzeg fte vrij weken maanden nemen opzeggen opzegperiode salaris salariswens salarisverwachting loon loonwens verdienen uren uur
  werkgever functie job jobs baan loopbaan werkervaring vaardig vaardigheden vaardigheid skills skill competenties goed sterk thuis onderlegd bekwaam verstand weet iets ooit
  hoeveel aantal tel wie welke wat waar wanneer sinds hoelang hoe lang verschil tussen vergelijk beste minst minste meest meeste best beter betere geschikt geschiktst geschikte ervarenste nieuw nieuwe laatste recent gesprek screening niet geen zonder nooit en of ook
  regio buurt omgeving streek stad hebben heeft had bezit bezitten beschikt beschikken gehad doen doet nu al nog wel eens graag alle allemaal onze mijn deze dit die dat
  snel snelst snelste vroegst eerst tijd gene geene gevolgd behaald afgerond echt beetje wat vlot vloeiend goede beheerst beheersen bekend expertise afgestudeerd jaar jaren lijst procedure
  vertel over profiel samenvatting achtergrond info telt komt komen kom zit zitten zijn ervan daarvan gezocht gevraagd hun zijn haar hem hij zij ze soort ooit al eens eigenlijk misschien toevallig
  geef noem toon laat zien me eens even graag alsjeblieft aub svp momenteel tegelijk namelijk bedrijf firma uit vanuit omgaan werken werkt gebruikt gedaan per stuk hier staat staan welk
  dichtstbij dichtst-bij papieren zet volgorde rangschik rangorde top kortst kortste langst langste ontbreekt ontbreken mist missen niets niks vind lees zie per
  dichtst dichtste dichtbij dichterbij vlakbij nabij daarvoor hiervoor voordien ervoor vroeger eerder deed zat`.split(
    /\s+/,
  ),
)

/** 'AWS-certificaten' is to look for 'AWS'. */
const withoutRuleParts = (word: string): string =>
  word
    .split('-')
    .filter((part, _, parts) => parts.length === 1 || !RULE_WORDS.has(fold(part)))
    .join('-')

/** What is left of a question when the words of the rules and these names are out of it: what to look for. */
export const termsOf = (message: string, names: readonly string[]): string[] => {
  const nameParts = new Set(names.flatMap((name) => foldedWords(fold(name))))
  const words = message.match(/\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}+#'’&./-]*/gu) ?? []
  const terms = words
    .map((word) =>
      withoutRuleParts(word.replace(/(?<!['’&./-])['’&./-]+$/, '')).replace(/(?<=\p{L}{3})s?ervaring$/iu, ''),
    )
    .filter((word) => {
      const plainWord = fold(word)
      const isOfName = nameParts.has(plainWord) || nameParts.has(plainWord.replace(/'?s$/, ''))
      return word !== '' && !isOfName && !isLight(plainWord) && !RULE_WORDS.has(mended(plainWord))
    })
  const foldedMessage = fold(message)
  const vehicle = /rijbewij|\brijden\b/.test(foldedMessage)
    ? licenceByVehicle.find(([, pattern]) => pattern.test(foldedMessage))
    : undefined
  if (vehicle) return [vehicle[0], ...terms.filter((word) => !vehicle[1].test(fold(word)) && fold(word) !== 'groot')]
  const licence = LICENCE.exec(mended(fold(message)))?.[1]?.toUpperCase()
  return licence === undefined ? terms : [licence, ...terms.filter((word) => word.toUpperCase() !== licence)]
}
