const AGENCY =
  /uitzend|\binterim|detacher|recruit|\bwerving|headhunt|payroll|bemiddel|staffing|flexwerk|personeels(?:dien|bureau|pool|punt|bemiddel)|\b& selectie\b|selectiebureau|\p{L} selectie$|\p{L} (?:flex|personeel|jobs|uitzendkrachten|werkt)$/iu
/** In a name that ends so: 'Jansen namens onze klant'. */
const FOR_CLIENT =
  /[\s,(–-]*\b(?:namens|voor|in opdracht van) (?:een van )?(?:(?:onze?|een|haar|zijn|de) (?:\p{L}+ )?)?(?:klant|klanten|opdrachtgever|opdrachtgevers|relatie)\b(?: (?:in|uit|te|voor|bij) [\p{L}&/ -]{2,60}(?=\)?$))?\)?/iu
/** Work that is done for a client, at the start of what is told: 'Voor onze klant (aannemer) graaf je sleuven'. */
const WORKS_FOR_CLIENT =
  /(?:^|[.:\n]\s*)(?:opdracht )?(?:voor|bij|namens) (?:onze (?:\p{L}+ ){0,2}(?:klant(?! thuis)|opdrachtgever)\b|(?:een|één) van onze (?:klanten|opdrachtgevers)\b)/iu
/** 'De klant is een bakkerij', 'eindklant: 400 medewerkers', 'opdrachtgever bestaat 35 jaar'. */
const TELLS_OF_CLIENT =
  /(?:^|[.;\n]\s*)(?:de |onze )?(?:eind)?(?:klant|opdrachtgever)(?: \([^()]{2,60}\))?(?: ?[:=] | (?:is|heeft|bestaat|telt|maakt|bakt|levert|bouwt|verzorgt|wil|wenst|zoekt|vraagt|biedt|betaalt|verwacht|werkt|zit)\b)/iu
/** 'Na 6 maanden over naar opdrachtgever', 'vast contract bij klant': whom one is going to work for. */
const TAKEN_OVER =
  /\b(?:over(?:stap|gang|name)?|in (?:vaste )?dienst|contract|vast|aanwerving)(?: mogelijk)? (?:naar|door|bij) (?:de |een |onze )?(?:eind)?(?:klant|opdrachtgever)\b/iu
const CLIENT = /\b(?:onze|een|haar) (?:\p{L}+ )?(?:klant|opdrachtgever)\b(?! (?:te|aan|bij|tevreden))/iu

/** 'Interimkantoor Jansen zoekt' without the verb of the sentence that it began. */
const withoutSearch = (name: string) =>
  name.replace(/^[\s,:–-]+|[\s,:(–-]+$/g, '').replace(/ (?:zoekt|zoeken|werft)$/i, '')

/** Whether a name is that of somebody who recruits for others. */
export const isAgencyName = (name: string): boolean => AGENCY.test(name)

/**
 * The agency that recruits for a client whose name isn't given, or null: the organisation says so itself, or is an
 * agency by its name or sector and `stories` speak of a client, or they begin with work for one.
 */
export const readAgency = (organisation: string, stories = '', sector = ''): string | null => {
  if (FOR_CLIENT.test(organisation)) return withoutSearch(organisation.replace(FOR_CLIENT, ''))
  if (WORKS_FOR_CLIENT.test(stories) && organisation !== '') return organisation
  return (isAgencyName(organisation) || isAgencyName(sector)) &&
    [FOR_CLIENT, CLIENT, TELLS_OF_CLIENT, TAKEN_OVER].some((client) => client.test(stories))
    ? organisation
    : null
}

/** 'Klant bestaat 35 jaar' in the story of an agency is said of whom it recruits for. */
export const withClientNamed = (story: string): string =>
  story
    .replace(/(?<=^|[.!?]\s+|\n)(?:eind)?(?:klant|opdrachtgever) ?[:=] (?=\d)/giu, 'Onze opdrachtgever telt ')
    .replace(
      /(?<=^|[.!?]\s+|\n)(?:de |onze )?(?:eind)?(?:klant|opdrachtgever) ?[:=] (?=(?:een |het |de )?\p{L})(?![^.\n]*(?:niet|anoniem|geheim))/giu,
      'Onze opdrachtgever is ',
    )
    .replace(/(?<=^|[.!?]\s+|\n)(?:de |De )?(?:[Ee]ind)?[Kk]lant (?=\p{Ll})/gu, 'Onze opdrachtgever ')
    .replace(/(?<=^|[.!?]\s+|\n)(?:de |De )?[Oo]pdrachtgever (?=\p{Ll}+t\b)/gu, 'Onze opdrachtgever ')
    .replace(
      /(?<=Onze opdrachtgever )(?=(?:gestart|begonnen|opgericht|opgestart|ontstaan|gevestigd|gesticht|geopend)\b)/gu,
      'is ',
    )
    .replace(/(?<=,\s)(?:de )?klant (?=\p{Ll}+t\b)/gu, 'onze opdrachtgever ')
