import { hasSubject } from '../language/sentences.ts'

/** Papers, courses and checks that only somebody who applies can be asked for. */
const PAPER = String.raw`(?:\p{L}*(?:pas|rijbewijs|diploma|diploma['’]s|getuigschrift|certificaat|certificaten|attest|attesten|brevet|licentie|keuring|inenting|vaccinatie|registratie|inschrijving|legitimatie|getuigschriften)|(?:VOG|VCA|BHV|EHBO|BIG|ADR|HACCP|SKJ|WRM|RIZIV|WFT|ADN|STCW|BOSIET|IPAF)(?:-\p{L}+)?|code ?95|uittreksel|verklaring|bewijs|rijbewijs \p{Lu}{1,2}|eigen (?:vervoer|auto|wagen|fiets|gereedschap|rijbewijs))`
const NEEDED =
  '(?:vereist|verplicht|nodig|noodzakelijk|gewenst|onontbeerlijk|een must|must|een vereiste|een voorwaarde|moet|moeten|een pre|een pré|een plus|een pluspunt)'
/** Who pays for a paper gives it. */
const GIVEN = '(?!.*(?:gratis|betaal|betalen|vergoed|verleng|cursus|opleiding|behalen|kosten))'
const DEMAND = new RegExp(
  `^${GIVEN}(?:(?:een|geldige?|recente?|blanco|in (?:het )?bezit van|medische?|actuele?) )*${PAPER}(?: [^.,;:?!]{1,40}?)?(?: (?:is|zijn))?(?: (?:wel|altijd|ook|strikt|absoluut))? ${NEEDED}[.!]*$`,
  'iu',
)

/** Whether an item asks for a paper or certificate, wherever it stands: 'VOG nodig', 'heftruckpas is verplicht'. */
export const isDemand = (item: string): boolean => DEMAND.test(item) && !hasSubject(item) && !/^geen /i.test(item)

/** 'Rijbewijs B moet', 'Frans = must': what is needed, without its verb. */
const BARE_NEED =
  /^((?:(?! (?:die|dat|wat|zoals|als|of|waar|en|is|zijn|te|kunnen|willen|niet) )[^,;:.?!]){2,50}?) ?(?:=|:)? (moet|moeten|must|vereist|verplicht|noodzakelijk|nodig)[.!]*$/iu
const NO_NEED = /(?:^| )(?:is|zijn|niet|geen|die|dat|te|meer|verder)(?: |$)/i

/** Letters that in a list of demands stand for nothing but a licence; 'D' and 'DE' may be German. */
const BARE_LICENCE =
  /^(B|BE|B\+E|C|CE|C\+E|C1|C1E|AM)(?= ?\(|$| (?:is|en|of|\+|plus|verplicht|vereist|nodig|moet|must)(?!\p{L}))/u

const writeOneDemand = (typed: string): string => {
  const item = typed.replace(BARE_LICENCE, 'rijbewijs $1')
  const [, needed = '', word = ''] = BARE_NEED.exec(item) ?? []
  if (needed === '' || hasSubject(item) || NO_NEED.test(needed)) return item
  return `${needed} is ${/^(?:nodig|verplicht|noodzakelijk)$/i.test(word) ? word.toLowerCase() : 'vereist'}`
}

/** 'VCA (of halen)', 'of bereid te halen': whoever hasn't got it yet may get it. */
const OR_GET_IT =
  /,? ?\(?\b(?:of|anders)(?: bereid(?: om)?)?(?: (?:dit|deze|die|het))?(?: te)? (?:be)?halen\)?(?=$|[,;.])|,? ?\(?\bof bereid\)?(?=$|[,;.])/giu
const writeOrGetIt = (item: string): string => item.replace(OR_GET_IT, ', of je bent bereid dit te halen')

/** What is needed, as a sentence: 'rijbewijs B is vereist', also where a wish follows it behind a comma. */
export const writeDemand = (typed: string): string => {
  const item = writeOrGetIt(typed)
  const [first = '', second = '', ...more] = item.split(', ')
  // 'Rijbewijs B moet, BE is een pluspunt': whose letters they are stands before them.
  if (/rijbewijs/i.test(first) && BARE_LICENCE.test(second)) return `${writeOneDemand(first)}, ${second}`
  return second !== '' && more.length === 0 && BARE_NEED.test(first)
    ? `${writeOneDemand(first)}, ${writeOneDemand(second)}`
    : writeOneDemand(item)
}

/** 'Wij bieden ook 25 vakantiedagen' in a list of what one gets. */
const OFFERS =
  /^(?:wij|we) (?:bieden|geven|voorzien)(?: (?:je|jou|u|ook|verder|daarnaast|tevens|nog|bovendien)){1,3} (?!dat |om |de kans|de mogelijkheid)/i
/** 'Wij vragen wel rijbewijs B'. */
const ASKS =
  /^(?:wij|we) (?:vragen|verwachten|eisen|zoeken)(?: (?:wel|ook|van je|verder|daarnaast|minimaal)){0,3} (?!dat |om |of |iemand |een collega|naar )/i

/** An item without the words that lead it in, when it stands in the section that they name. */
export const withoutOfferLead = (item: string): string => item.replace(OFFERS, '')
export const withoutAskLead = (item: string): string => item.replace(ASKS, '')

/** Whether a sentence offers or asks in so many words, and so belongs where that stands. */
export const offers = (item: string): boolean => /^(?:wij|we) bieden\b/i.test(item)
export const asks = (item: string): boolean => ASKS.test(item)
