import { BEN_JE, HEB_JE, JE, JOUW, type PersonalWords } from './personal-words.ts'

/** Who comes from somewhere; the languages are left to questions about languages. */
const PEOPLE =
  '(?:nederlander|nederlandse?|belg|belgische?|vlaming|turk|turkse?|turks|marokkaan|marokkaans|marokkaanse|surinamer|surinaams|surinaamse|antilliaan|antilliaans|antilliaanse|arubaan\\w*|curacao\\w*|pool|pools|poolse?|bulgaar\\w*|roemeen\\w*|syrier|syrisch|syrische|afghaan\\w*|irakees|iraakse?|iranees|iraanse?|somali\\w*|eritre\\w*|oekrain\\w*|russ?isch\\w*|russische?|chinees|chinese?|indisch|indische|indonesi\\w*|moluk\\w*|hindoestaan\\w*|pakista\\w*|afrikaans?e?|aziatisch|aziaat|arabisch|arabier|congolees|congolese|italiaan\\w*|spanjaard|spaanse?|portugees|portugese|grieks?e?|koerd\\w*|berber\\w*|buitenlands?e?|exotisch|exotische)'
const COUNTRY = '(?:nederland|belgie|vlaanderen|europa|hier|dit land|ons land)'
const RELATIVES = '(?:ouders|familie|vader|moeder|voorouders|grootouders|opa|oma)'

export const origin: PersonalWords = {
  phrases: [
    `(?:jouw|uw|van) (?:afkomst|komaf|origine|roots|herkomst)(?=[?,.]|$| (?:ben|bent|zijn|is|van))|(?:van|uit) (?:welke|wat voor) (?:afkomst|komaf|origine|herkomst|volk|stam|ras)`,
    `waar (?:liggen|ligt|zijn|lagen) (?:je|jouw|uw) (?:roots|wortels)|waar stond (?:je|jouw|uw) wieg`,
    `(?:van|uit) waar (?:ben|bent|kom|komt) ${JE} (?:eigenlijk |oorspronkelijk )?(?:afkomstig|vandaan)?(?=[?,.]|$)|waar (?:ben|bent|zijn) ${JE} (?:\\w+ )?afkomstig`,
    `${BEN_JE} (?:hier|in ${COUNTRY}|in het buitenland) (?:\\w+ )?(?:geboren|opgegroeid|getogen)`,
    `(?:hoe ?lang|sinds wanneer) (?:woon|woont|ben|bent|zit|leef|leeft|verblijf\\w*) ${JE} (?:\\w+ )?(?:in )?${COUNTRY}(?=[?,.]|$)`,
    `(?:wanneer|waarom|hoe) (?:ben|bent|zijn) (?:${JE}|${JOUW} ${RELATIVES}) (?:\\w+ )?(?:naar|in) ${COUNTRY} (?:gekomen|beland|terechtgekomen|gaan wonen)`,
    `(?:uit|van) welke? (?:land|cultuur|werelddeel|streek ter wereld|volk|bevolkingsgroep|dorp in \\w+) (?:kom|komt|komen|ben|bent|stam|is)`,
    `uit welk (?:land|dorp|deel)[^?]*\\b(?:kom|komt|komen)\\b`,
    `(?:spreek|spreekt|spreken|praat|praten) ${JE} (?:\\w+ )?thuis\\b|(?:welke|wat voor) taal (?:spreek|spreekt|spreken|praat|praten)[^?]*\\bthuis\\b|thuis (?:nederlands|turks|arabisch|pools)`,
    `${JOUW} ${RELATIVES} (?:[\\w'-]+ ){0,3}(?:${PEOPLE}|geboren|vandaan|geemigreerd|gevlucht|hier)`,
    `(?:waar|in welk land) (?:zijn|is|komen|komt) (?:je|jouw|uw) ${RELATIVES}`,
    `(?:terug|op vakantie|heen) naar (?:je|jouw|uw|jullie) (?:land|eigen land|thuisland|vaderland|geboorteland)|(?:familie|ouders) in (?:het|je|uw) (?:thuisland|land van herkomst|geboorteland|buitenland)`,
    `(?:zegt|vindt|denkt|doet|is het in|gaat dat in|binnen|in) (?:jouw|uw|jullie) cultuur`,
    `(?:${BEN_JE}|(?:voel|voelt) ${JE} (?:je |u |zich )?(?:[\\w'-]+ ){0,3}?) ?(?:een |van )?(?:echte |halve |rasechte )?(?<![\\w-])${PEOPLE}(?=[?,.]|$| (?:of|afkomst|komaf|origine|van|in|en))`,
    `(?:is dat|is het|klinkt|heb je|je hebt) (?:[\\w'-]+ ){0,2}${PEOPLE}e? (?:achternaam|naam|uiterlijk|accent|bloed)`,
    `${PEOPLE}e? (?:achternaam|ouders|gezin|bloed|familie|roots|afkomst|komaf)`,
    `(?:bijzondere|aparte|vreemde|buitenlandse|exotische|ongewone|moeilijke|niet-nederlandse) (?:achternaam|naam|voornaam)`,
    `(?:ik hoor|je hebt|heb je|dat is) (?:[\\w'-]+ ){0,2}accent`,
    `${BEN_JE} (?:zwart|blank|bruin|gekleurd|donker|halfbloed|geadopteerd|ingeweken|allochtoon|nieuwkomer|vluchteling|asielzoeker|inwijkeling|ingeburgerd|genaturaliseerd|statushouder|expat|tweede generatie|derde generatie)\\b`,
    `als (?:vluchteling|asielzoeker|nieuwkomer|gastarbeider)(?! te)`,
    `(?:je|u) ziet er (?:\\w+ ){0,2}(?:${PEOPLE})`,
    `${HEB_JE} (?:een )?(?:dubbel|tweede|buitenlands|nederlands|belgisch) paspoort|${HEB_JE} (?:[\\w'-]+ ){0,2}(?:inburgering\\w*|asielprocedure|migratieachtergrond|verblijfsstatus)`,
    `(?:je|jouw|uw) huidskleur`,
    `hoe komt een (?:\\w+)?${PEOPLE}`,
    `je spreekt (?:zo |heel |erg )?goed nederlands`,
    `(?:zigeuner|joods|indisch|afrikaans) ?bloed|wat voor bloed`,
  ],
  words: [
    `(?:${JOUW}) (?:etnische |culturele )?(?:afkomst|nationaliteit|roots|etniciteit|geboorteland|huidskleur|moedertaal|vaderland|thuisland|etnische achtergrond)`,
    'moedertaal|nationaliteit|etnische achtergrond|etniciteit|migratieachtergrond|huidskleur|komaf|allochtoon|asielprocedure',
  ],
}
