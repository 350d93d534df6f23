import { BEN_JE, HEB_JE, JE, type PersonalWords } from './personal-words.ts'

const SENTENCE =
  '(?:celstraf|taakstraf|werkstraf|gevangenisstraf|voorwaardelijke straf|strafblad|strafregister|enkelband)'

export const criminalRecord: PersonalWords = {
  phrases: [
    `${HEB_JE} (?:een |ooit een |weleens een )?(?:blanco )?${SENTENCE}|(?:kreeg|krijg|kregen) ${JE} (?:[\\w'-]+ ){0,3}${SENTENCE}`,
    `${BEN_JE} (?:veroordeeld|opgepakt|gearresteerd|verhoord|gestraft|ingerekend|vervolgd)`,
    `${BEN_JE} (?:een )?(?:ex-)?(?:gedetineerde|crimineel|bajesklant|delinquent|hooligan)`,
    `waarvoor (?:je|u) (?:bent |ben )?(?:gestraft|veroordeeld|opgepakt)`,
    `(?:ben|bent) ${JE} (?:[\\w'-]+ ){0,5}aangehouden(?! door een klant)(?! door klanten)|voor mensen die zijn aangehouden|die zijn aangehouden`,
    `${HEB_JE} (?:[\\w'-]+ ){0,4}(?:vastgezeten|in (?:de|den|het) (?:gevangenis|jeugdgevangenis|bak|cel|bajes|gevang) (?:\\w+ )?gezeten)|(?:zat|zit) ${JE} (?:[\\w'-]+ ){0,3}(?:achter (?:de )?tralies|in de (?:bak|cel|bajes|gevangenis)|vast)(?=[?,.]|$)`,
    `hoe ?lang (?:heb|hebt) ${JE} gezeten|tijd uitgezeten|achter (?:de )?tralies`,
    `(?:voor|tegenover) de rechter (?:\\w+ )?(?:gestaan|moeten|verschenen|gedaagd|gebracht)`,
    `op (?:je|jouw|uw) kerfstok|(?:smet|vlek|zwarte bladzijde)[^?]*\\bverleden\\b`,
    `(?:zaak|aangifte|klacht|onderzoek|aanklacht|aanklachten|zaken)(?: \\w+)? tegen (?:je|jou|u)\\b`,
    `(?:sta|staat|ben|bent) ${JE} (?:[\\w'-]+ ){0,4}(?:bij de (?:politie|justitie)|bekend bij de politie)`,
    `(?:politie|justitie)[^?]*\\b(?:in aanraking|te maken gehad|over de vloer|aan de deur|inval|thuis)\\b|(?:aanraking|te maken)[^?]*\\b(?:politie|justitie|reclassering)\\b`,
    `justitiele? (?:verleden|documentatie)|justitieel (?:verleden|dossier)|strafrechtelijk verleden|crimineel verleden`,
    `te maken gehad met de reclassering|(?:ligt|liggen|staat|hangt) (?:er )?(?:\\w+ ){0,2}(?:iets|wat) (?:bij|boven) (?:het parket|justitie|je hoofd)`,
    `(?:dronken|met (?:een glas|drank|drugs) op|onder invloed)[^?]*\\b(?:aangehouden|stuur|gepakt|rijbewijs)\\b`,
    `rijbewijs (?:[\\w'-]+ ){0,3}(?:ingevorderd|kwijt|ingetrokken|afgepakt|ontzegd)`,
    `${HEB_JE} (?:[\\w'-]+ ){0,3}(?:strafbaars|gestolen|ingebroken|fraude gepleegd|drugs gedeald|gedeald|gefraudeerd|boetes? openstaan)`,
    `${BEN_JE} (?:[\\w'-]+ ){0,3}(?:betrapt op|verdacht van|beschuldigd van|ontslagen (?:vanwege|wegens) (?:diefstal|fraude))`,
    `(?:ben|bent) ${JE} brandschoon|fout geweest, in de zin van de wet|in de zin van de wet`,
    `${HEB_JE} (?:ooit |weleens )?(?:een )?(?:pv|proces-verbaal) (?:gekregen|gehad)`,
    `inval (?:[\\w'-]+ ){0,2}bij (?:je|u|jou|jullie)(?! team)`,
    `veroordeling|(?:bij|in) (?:die|een) (?:vechtpartij|rellen|steekpartij) (?:betrokken|gezeten)`,
  ],
  words: ['strafblad|vastgezeten|gevangenis gezeten|criminele feiten'],
}
