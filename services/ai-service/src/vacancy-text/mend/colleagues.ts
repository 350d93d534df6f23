/** Women's forms in the plural, with the form for everybody: a count of them says nothing of who may apply. */
const NEUTRAL: Record<string, string> = {
  assistentes: 'assistenten',
  doktersassistentes: 'doktersassistenten',
  tandartsassistentes: 'tandartsassistenten',
  verkoopsters: 'verkopers',
  receptionistes: 'receptionisten',
  secretaresses: 'secretariaatsmedewerkers',
  medewerksters: 'medewerkers',
  schoonmaaksters: 'schoonmakers',
  poetsvrouwen: 'schoonmakers',
  verpleegsters: 'verpleegkundigen',
  leidsters: 'begeleiders',
  kapsters: 'kappers',
  juffen: 'leerkrachten',
  winkelmeisjes: 'winkelmedewerkers',
  kassameisjes: 'kassamedewerkers',
  poetsdames: 'schoonmakers',
  stagiaires: 'stagiairs',
  stagiares: 'stagiairs',
  consulentes: 'consulenten',
}
const WOMEN = new RegExp(`(?<=\\d )(${Object.keys(NEUTRAL).join('|')})(?!\\p{L})`, 'giu')

/** '5 dames': how many work there, whoever they are; 'dames en heren' are customers or clothes. */
const COUNTED_BY_SEX =
  /(?<=(?<!\p{L})(?:\d{1,3}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf) )(?:(?:gezellige|leuke|toffe|lieve|fijne|jonge|stoere) )*(?:dames|meiden|meisjes|vrouwen|mannen|heren|jongens|kerels|gasten|girls|boys|ladies|madammen|mannekes)(?!\p{L}|-|['’]?kleding)/giu

/** 'De mannen van productie': who works there, whoever they are. */
const GROUP_AT_WORK =
  /(?<!\p{L})(de|onze|met) (?:mannen|mannekes|jongens|kerels|venten|dames|meiden|meisjes|vrouwen|heren|gasten) (?=(?:van|op|in|uit|bij|achter|aan) (?:de |het |ons |onze )?(?:\p{L}*(?:productie|magazijn|werkvloer|werkplaats|kantoor|bureau|balie|receptie|keuken|bediening|kassa|verkoop|winkel|planning|administratie|boekhouding|logistiek|techniek|technische dienst|buitendienst|binnendienst|expeditie|lijn|loods|hal|bouw|werf|garage|ploeg|team|afdeling|zaak|huishouding|schoonmaak|inkoop|service|zaal|kraan|verzending|montage|atelier|labo|vloer))(?!\p{L}))/giu

/** Colleagues named by their work rather than by their sex. */
export const writeGroups = (text: string): string => text.replace(GROUP_AT_WORK, '$1 collega’s ')

/** Where somebody of a department works: 'op kantoor', 'in de binnendienst'. */
const PLACE_OF_DEPARTMENT: Readonly<Record<string, string>> = {
  kantoor: 'op',
  administratie: 'in de',
  binnendienst: 'in de',
  buitendienst: 'in de',
  receptie: 'aan de',
  balie: 'aan de',
  housekeeping: 'in de',
  keuken: 'in de',
  bediening: 'in de',
  afwas: 'in de',
  zaal: 'in de',
  werkplaats: 'in de',
  winkel: 'in de',
  logistiek: 'in de',
  productie: 'in de',
  boekhouding: 'in de',
  magazijn: 'in het',
  atelier: 'in het',
  secretariaat: 'op het',
  labo: 'in het',
}
/** '5 kantoor', '2 binnendienst': how many work where. */
const DEPARTMENT = new RegExp(
  `(?<=^|[,;:+] ?| en )(\\d{1,3}|een|één|twee|drie|vier|vijf|zes) (${Object.keys(PLACE_OF_DEPARTMENT).join('|')})(?=$|[,;.)]| en | ?\\+| &)`,
  'giu',
)

/** A team's colleagues in full: '22 man vast + zzp', '12 vast 30 seizoen', '7 assistentes'. */
export const writeColleagues = (team: string): string =>
  team
    .replace(
      /^ik (?:\+|en|plus|&) (\d)(?: (?:man|collega(?:’s)?|anderen?|andere))?$/i,
      (_, others: string) => `${Number(others) + 1} mensen`,
    )
    .replace(/(?<=(?:^|, )\d{1,3} (?:[\p{L}-]+ ){1,3})and (?=\d{1,3} \p{L})/gu, 'en ')
    .replace(/^(\d{1,3})$/, '$1 collega’s')
    .replace(/^(\d{1,3}) ?: ?(?=\d)/, '$1 collega’s: ')
    .replace(
      /^(\d{1,4} (?:mensen|medewerkers|collega’s|man|personen)), (?:een )?((?:\p{Ll}+ )?team)$/iu,
      '$1 in een $2',
    )
    .replace(/(?<!\p{L})in team van (?=\d|\p{L})/giu, 'in een team van ')
    .replace(DEPARTMENT, (_, count: string, name: string) => {
      const people = /^(?:1|een|één)$/i.test(count) ? 'collega' : 'collega’s'
      return `${count} ${people} ${PLACE_OF_DEPARTMENT[name.toLowerCase()] ?? ''} ${name.toLowerCase()}`
    })
    .replace(COUNTED_BY_SEX, 'collega’s')
    .replace(WOMEN, (word) => NEUTRAL[word.toLowerCase()] ?? word)
    .replace(/(?<=\b\d{1,3}) (?:man |mensen )?vast(?:e)?(?=$|[,;+]| en| \+| \d)/gi, ' vaste medewerkers')
    .replace(/(?<=\b\d{1,3}) (?:man )?seizoen(?=$|[,;+.]| en| \+)/gi, ' seizoenskrachten')
    .replace(/(?<=medewerkers) (?=\d{1,3} )/g, ', ')
    .replace(/(?<=medewerkers(?:,| en| \+) )zzp(?=$|[,;.])/gi, 'zzp’ers')
