const months: readonly (readonly [number, string])[] = [
  [1, 'januari january januar janvier jan janv jän jänner enero gennaio janeiro'],
  [2, 'februari february februar février feb febr fev févr febrero febbraio fevereiro'],
  [3, 'maart march märz mars mrt mar maa mrz marzo março'],
  [4, 'april avril apr avr abril aprile'],
  [5, 'mei may mai mayo maggio maio'],
  [6, 'juni june juin jun junio giugno junho'],
  [7, 'juli july juillet jul juil julio luglio julho'],
  [8, 'augustus august août aug aout agosto'],
  [9, 'september septembre sept sep septiembre settembre setembro'],
  [10, 'oktober october octobre okt oct octubre ottobre outubro'],
  [11, 'november novembre nov noviembre novembro'],
  [12, 'december dezember décembre dec dez déc diciembre dicembre dezembro'],
]

/**
 * 1 to 12 by the name of a month in Dutch, English, German, French, Spanish, Italian or Portuguese, full or short,
 * without accents.
 */
export const monthByName: ReadonlyMap<string, number> = new Map(
  months.flatMap(([number, names]) =>
    names.split(' ').map((name) => [name.normalize('NFD').replace(/\p{M}/gu, ''), number] as const),
  ),
)

/** Seasons and parts of a year, which don't name a month. */
export const seasons: ReadonlySet<string> = new Set(
  'zomer winter herfst najaar voorjaar lente summer spring fall autumn medio begin eind ultimo early late mid sommer herbst fruhjahr zomers winters summers winters sommer ete etes hiver hivers printemps automne verano veranos invierno otono primavera estate inverno autunno wintersemester sommersemester schooljaar studiejaar collegejaar anno'.split(
    ' ',
  ),
)

/** Words for 'until now'. */
export const nowWords: ReadonlySet<string> = new Set(
  'heden nu laufend dato derzeit gegenwartig jetzt momenteel actualmente nutid present now current today ongoing heute aktuell lopend vandaag huidig date currently actueel actief aujourdhui actuel actualidad presente oggi attuale atual obecnie'.split(
    ' ',
  ),
)
