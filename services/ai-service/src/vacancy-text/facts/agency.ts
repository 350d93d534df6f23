const AGENCY =
  /uitzend|\binterim|detacher|recruit|\bwerving|headhunt|payroll|bemiddel|staffing|flexwerk|personeels(?:dien|bureau|pool|punt|bemiddel)|\b& selectie\b|selectiebureau/i
/** In a name that ends so: 'Jansen namens onze klant'. */
const FOR_CLIENT =
  /[\s,(–-]*\b(?:namens|voor|in opdracht van) (?:een van )?(?:(?:onze?|een|haar|zijn|de) (?:\p{L}+ )?)?(?:klant|klanten|opdrachtgever|opdrachtgevers|relatie)\b(?: (?:in|uit|te) [\p{L}&/ -]{2,40}$)?\)?/iu
/** Work that is done for a client, at the start of what is told: 'Voor onze klant (aannemer) graaf je sleuven'. */
const WORKS_FOR_CLIENT =
  /(?:^|[.:\n]\s*)(?:opdracht )?(?:voor|bij|namens) (?:onze (?:\p{L}+ ){0,2}(?:klant(?! thuis)|opdrachtgever)\b|(?:een|één) van onze (?:klanten|opdrachtgevers)\b)/iu
const CLIENT = /\b(?:onze|een|haar) (?:\p{L}+ )?(?:klant|opdrachtgever)\b(?! (?:te|aan|bij|tevreden))/iu

/** Whether a name is that of somebody who recruits for others. */
export const isAgencyName = (name: string): boolean => AGENCY.test(name)

/**
 * The agency that recruits for a client whose name isn't given, or null: the organisation says so itself, or is an
 * agency by its name or sector and `stories` speak of a client, or they begin with work for one.
 */
export const readAgency = (organisation: string, stories = '', sector = ''): string | null => {
  if (FOR_CLIENT.test(organisation)) return organisation.replace(FOR_CLIENT, '').replace(/^[\s,:–-]+|[\s,:(–-]+$/g, '')
  if (WORKS_FOR_CLIENT.test(stories) && organisation !== '') return organisation
  return (isAgencyName(organisation) || isAgencyName(sector)) && (FOR_CLIENT.test(stories) || CLIENT.test(stories))
    ? organisation
    : null
}

/** 'Klant bestaat 35 jaar' in the story of an agency is said of whom it recruits for. */
export const withClientNamed = (story: string): string =>
  story
    .replace(/(?<=^|[.!?]\s+|\n)(?:de |De )?[Kk]lant (?=\p{Ll})/gu, 'Onze opdrachtgever ')
    .replace(/(?<=,\s)(?:de )?klant (?=\p{Ll}+t\b)/gu, 'onze opdrachtgever ')
