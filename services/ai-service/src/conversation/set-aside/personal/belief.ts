import { BEN_JE, HEB_JE, JE, type PersonalWords } from './personal-words.ts'

const BELIEVER =
  '(?:gelovig|religieus|moslim|moslima|islamiet|christen|christelijk|katholiek|protestants?|gereformeerd|hervormd|joods|jood|hindoe|boeddhist|sikh|atheist|agnost|vrijzinnig|praktiserend|gedoopt|kerks|kerkelijk|bekeerd)'
const HOUSE =
  '(?:kerk|moskee|synagoge|tempel|parochie|mis|kerkdienst|vrijdaggebed|koranschool|zondagsschool|kerkkoor|bedevaart)'

export const religion: PersonalWords = {
  phrases: [
    `${BEN_JE} ${BELIEVER}(?=[?,.]|$| (?:of|opgevoed|op|en|dan|geweest|van huis))`,
    `(?:uit|in) een ${BELIEVER}e? (?:nest|gezin|milieu|huis|familie|omgeving)`,
    `(?:naar|in) (?:welke|de|een) ${HOUSE} (?:\\w+ )?(?:ga|gaat|kom|komt|zit) ${JE}|(?:ga|gaat|kom|komt|zit) ${JE} (?:[\\w'-]+ ){0,4}(?:naar|in|bij|op) (?:de|een) ${HOUSE}`,
    `(?:bij|van|tot) (?:welke|de) (?:kerk|gereformeerde gemeente|pinkstergemeente|jehova\\S*)`,
    `jehova\\S*`,
    `${JE} ouders (?:[\\w'-]+ ){0,4}(?:gelovig|gereformeerd\\w*|katholiek|moslim\\w*|kerk\\w*)`,
    `(?:van|vanuit|vanwege|door|voor|om) (?:je|jouw|uw) (?:geloof|religie|godsdienst|overtuiging|levensovertuiging)|(?:mag|verbiedt|moet) (?:dat |het )?(?:\\w+ )?van (?:je|jouw|uw|het) (?:geloof|religie)`,
    `(?:jouw|uw) (?:geloof|religie|godsdienst)`,
    `(?:iets|wat|veel|niks) met (?:het )?(?:geloof|god|religie|de kerk)(?=[?,.]|$)`,
    `geloo(?:f|ft) ${JE} (?:[\\w'-]+ ){0,3}(?:in (?:god|allah|iets|niets|een god|een hogere macht)|ergens in|nergens in|daar niet in)`,
    `wat geloo(?:f|ft) ${JE}`,
    `(?:belangrijk|plek|rol) (?:is|heeft|speelt) (?:god|allah|het geloof|religie|de kerk)`,
    `(?:eet|eten) ${JE} (?:\\w+ )?(?:halal|kosjer|koosjer|varkensvlees)`,
    `(?:volg|volgt|doe|doet|houd|houdt|vier|viert|vast) ${JE} (?:[\\w'-]+ ){0,3}(?:vasten|ramadan|sabbat|suikerfeest|offerfeest|chanoeka|lijdensweek)`,
    `(?:op|tijdens) (?:de )?(?:sabbat|ramadan|vastenmaand)`,
    `vier(?:t)? ${JE} (?:\\w+ )?(?:kerst|pasen|suikerfeest)[^?]*\\b(?:of|eigenlijk|ook)\\b`,
    `(?:hoofddoek|hijab|keppeltje|tulband|kruisje|boerka|nikab)(?= |[?,.]|$)`,
    `${HEB_JE} (?:[\\w'-]+ ){0,2}(?:communie|vormsel|belijdenis|bar mitswa)`,
    `streng (?:ben|bent|zijn) ${JE} in de leer|rechtzinnig`,
    `straf van (?:boven|god)`,
    `${BEN_JE} (?:[\\w'-]+ ){0,2}(?:geloofsgemeenschap|kerkgenootschap|parochie)`,
    `bezwaar tegen varkensvlees|geef(?:t)? ${JE} (?:vrouwen|mannen) (?:\\w+ )?een hand`,
    `(?:je|jouw|uw) kinderen (?:laten )?dopen|laat ${JE} (?:\\w+ ){0,2}dopen`,
    `welke (?:levensbeschouwing|levensovertuiging|geloofsovertuiging|religie|godsdienst|kerk)`,
    `uit welke zuil`,
    `(?:gebedsruimte|gebedsruimtes|bidden|gebed)[^?]*\\b(?:nodig|inrichten|regelen|voor jou|voor u)\\b|(?:moet|wil|ga) ${JE} (?:[\\w'-]+ ){0,4}bidden`,
  ],
  words: [
    'gelovig|moslima?|ramadan|suikerfeest|sabbat|koran|bijbel|gedoopt|geloofsgemeenschap|godsdienst|mekka|levensbeschouwing',
    `${BELIEVER} opgevoed`,
  ],
}
