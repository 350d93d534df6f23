import { withoutMark } from '../lists/marks.ts'

/** What only a website says around an advertisement: menus, buttons, banners, counters. */
const REMAINS: readonly RegExp[] = [
  // The heading of the page: 'Vacature medewerker klantenservice'.
  /^vacature:? (?!die|dat|om|voor|is|staat|bij)\p{L}[\p{L} /()-]{3,60}$/iu,
  /^(?:direct |nu |online |snel |meteen )?solliciteer(?: (?:direct|nu|online|snel|meteen|hier|via (?:whatsapp|linkedin|indeed)))*[!.»>]*$/i,
  /^(?:direct|nu|online|snel) solliciteren[!.»>]*$/i,
  // Behind it always what is shared, or where: 'deel de kennis met het team' and 'mail met klanten' are work.
  /^(?:deel|print|bewaar|mail|tweet|onthoud) (?:deze|de) (?:vacature|job|functie|baan|pagina|advertentie)(?:(?: (?:via|op|met)|:).*)?$/i,
  /^(?:deel|tweet|mail)(?: (?:dit|deze))?(?: via| op|:)? (?:(?:facebook|linkedin|whatsapp|twitter|x|instagram)[ ,|/]*){1,6}$/i,
  /^(?:deel|print|bewaar|tweet)$/i,
  /^(?:(?:facebook|linkedin|whatsapp|twitter|instagram)[ ,|/]*){1,6}$/i,
  /^(?:bekijk|toon|zie|lees) (?:ook |hier )?(?:(?:onze|alle|meer|andere|vergelijkbare|gerelateerde|soortgelijke) )+(?:vacatures|jobs|functies)[!.»>]*$/i,
  /^(?:vergelijkbare|gerelateerde|soortgelijke|andere|alle|meer|recent bekeken) (?:vacatures|jobs)$/i,
  /^(?:«|<|←)? ?terug(?: naar (?:het |de )?(?:overzicht|vacatures?|lijst|vorige pagina|zoekresultaten|boven|home))?$/i,
  /^(?:home|startpagina|vacatures?|jobs|menu|inloggen|registreren|mijn account|over ons|werken bij(?: ons)?|onze organisatie)(?: ?[>»/|›→] ?[^>»|›→]{2,40})+$/i,
  // Three steps of a menu, whatever they are called.
  /^\p{Lu}[\p{L} &-]{1,30}(?: [>»›] \p{Lu}[\p{L} &-]{1,40}){2,}$/u,
  /^(?:menu|inloggen|mijn account|naar boven|skip to content)$/i,
  /^(?:lees (?:meer|verder|alles)|meer (?:lezen|info(?:rmatie)?|weten)|toon (?:meer|alles)|bekijk (?:meer|alles)|klik hier)(?: (?:over|van) (?:ons|deze (?:functie|vacature)|onze organisatie))? ?[.!»>›→]*$/i,
  /^(?:volgende|vorige|sluiten|volg ons|contact|delen|printen|download(?: (?:pdf|vacature))?) ?[»>›→]+$/i,
  /^(?:wij gebruiken|deze (?:web)?site gebruikt) cookies\b.{0,60}$|^(?:cookies?|cookie-?(?:beleid|instellingen|voorkeuren)|(?:alle )?cookies (?:accepteren|weigeren|beheren)|accepteren)$/i,
  // The foot of a page.
  /^(?:©|\(c\)|copyright)? ?(?:19|20)\d\d(?: ?[-–] ?(?:19|20)\d\d)? \p{Lu}[^,;:]{1,50}$/u,
  /^(?:[^.!?]{0,50}[-–|•·] ?)?(?:cookie|privacy)-?(?:beleid|verklaring|statement|policy|reglement)(?: ?[-–|•·][^.!?]{0,50})?$|^[^.!?]{0,50}(?:alle rechten voorbehouden|all rights reserved)\.?$|^(?:disclaimer|algemene voorwaarden|sitemap)$/i,
  /^(?:…|\.{3})? ?(?:see more|show more|read more|meer weergeven|toon minder|show less)$/i,
  /^(?:pagina|page|blz\.?|p\.) ?\d{1,2} ?(?:van|of|\/) ?\d{1,2}$/i,
  /^(?:geplaatst|gepubliceerd|online sinds)(?: op)?:? .{4,30}$/i,
  /^\d{1,6} (?:keer |x )?(?:bekeken|views|sollicitaties|reacties)$/i,
  /^(?:#\p{L}[\p{L}\d]*[ ,]*)+$/u,
  /^(?:job ?alert|vacature-?alert)\b.{0,40}$/i,
]

/** Whether a line is no part of the advertisement but of the page that it was copied from. */
export const isSiteRemain = (line: string): boolean => {
  const words = withoutMark(line.trim())
  return words.length <= 90 && REMAINS.some((remain) => remain.test(words))
}

/** A text without such lines. */
export const withoutSiteRemains = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .filter((line) => !isSiteRemain(line))
        .join('\n')
    : text

/** Marks between the steps of a menu or behind a title on a page. */
const TITLE_MARK = / ?[|›»>] ?/
const MENU = /^(?:home|vacatures?|jobs|banen|werken bij|werken bij ons|overzicht|zoekresultaten|terug)$/i

/** A title that was copied with the menu above it or buttons beside it, taken apart. */
export const titleWithoutRemains = (title: string): { title: string; remains: string[] } => {
  const parts = title.split(TITLE_MARK)
  const remains = parts.filter((part) => MENU.test(part.trim()) || isSiteRemain(part))
  if (remains.length === 0 || remains.length === parts.length) return { title, remains: [] }
  return {
    title: parts.filter((part) => !remains.includes(part)).join(' | '),
    remains: remains.map((part) => part.trim()),
  }
}
