const PROVINCES: Record<string, string> = {
  gld: 'Gelderland',
  nb: 'Noord-Brabant',
  nbr: 'Noord-Brabant',
  nh: 'Noord-Holland',
  zh: 'Zuid-Holland',
  ov: 'Overijssel',
  o: 'Overijssel',
  lb: 'Limburg',
  l: 'Limburg',
  fr: 'Friesland',
  dr: 'Drenthe',
  gr: 'Groningen',
  ut: 'Utrecht',
  zld: 'Zeeland',
  fl: 'Flevoland',
}
const SHORT = Object.keys(PROVINCES)
/** As people type them: 'gld', 'Gld', 'GLD'. */
const TYPED = SHORT.flatMap((short) => [
  short,
  short.toUpperCase(),
  `${short.charAt(0).toUpperCase()}${short.slice(1)}`,
]).join('|')
/** Behind the name of a town; without brackets only those that are no word or abbreviation of another thing. */
const BEHIND_TOWN = new RegExp(
  `(?<=\\p{Lu}\\p{Ll}[\\p{L}’'-]{0,30}) (?:\\((${TYPED})\\.?\\)|(Gld|Nbr|NB|NH|ZH|Ov|Lb|Zld)\\.?(?=$|[ ,;(]))`,
  'gu',
)

/** A place with its province in full: 'Ede Gld' is 'Ede (Gelderland)', 'Hengelo (O)' is 'Hengelo (Overijssel)'. */
export const writeProvince = (place: string): string =>
  place.replace(BEHIND_TOWN, (typed, aside?: string, behind?: string) => {
    const name = PROVINCES[(aside ?? behind ?? '').toLowerCase()]
    return name === undefined ? typed : ` (${name})`
  })
