import { BEN_JE, HEB_JE, JE, type PersonalWords } from './personal-words.ts'

const PARTY =
  '(?:pvv|vvd|pvda|groenlinks|cda|d66\\S*|bbb|nsc|sgp|christenunie|ja21|fvd|forum voor democratie|partij voor de dieren|vlaams belang|n-?va|cd&v|open vld|boerburgerbeweging|boer burger beweging)'
const POLITICIAN =
  '(?:wilders|baudet|rutte|timmermans|van der plas|bart de wever|de wever|van grieken|yesilgoz|omtzigt|jetten|trump|poetin)'
const COLOUR =
  '(?:socialist|liberaal|communist|conservatief|nationalist|flamingant|anarchist|royalist|republikein|fascist|woke|progressief|populist|marxist)'
const CAUSE =
  '(?:europa|de eu|de europese unie|immigratie|de monarchie|het koningshuis|abortus|euthanasie|kernenergie|zwarte piet|israel|palestina|gaza|de oorlog in \\w+|het asielbeleid|het kabinet|de regering|deze regering|dit kabinet|onafhankelijkheid)'

export const politics: PersonalWords = {
  phrases: [
    `(?:op|voor|bij|van|over|lid van|volg|volgt) (?:${JE} )?(?:de |het )?(?:${PARTY}|${POLITICIAN})(?! gewerkt| als)`,
    `(?:poster|affiche|vlag|bord) (?:van (?:de )?)?${PARTY}|een (?:echte |overtuigde )?${PARTY}`,
    `(?:wat|hoe) (?:vind|vindt|vond|denk|denkt|kijk|kijkt|sta|staat) ${JE} (?:[\\w'-]+ ){0,3}(?:${POLITICIAN}|${CAUSE})`,
    `(?:${BEN_JE}) (?:voor of tegen|tegen of voor|voorstander van|tegenstander van) (?:\\w+ )?${CAUSE}`,
    `${BEN_JE} (?:een )?(?:echte |overtuigde |beetje )?${COLOUR}(?=[?,.]|$| (?:of|ingesteld|en))`,
    `(?:jouw|uw) partij|partijkaart|partijlid|voor welke partij|welke partij (?:kies|stem|kiest|stemt)|(?:aan|voor|bij|van) een (?:politieke )?partij`,
    `politieke? (?:voorkeur|kleur|overtuiging|gezindheid|ideeen|opvattingen|spectrum|mening|denkbeelden)|politiek (?:gezien|actief|links|rechts|betrokken|geengageerd)|(?:in het|op het) politieke spectrum`,
    `is er politiek|(?:links|rechts) (?:of|dan wel) (?:links|rechts)(?=[?,.]|$| (?:van|georienteerd|bent))(?<=\\b(?:ben|bent|stem|stemt|denk|denkt|sta|staat) ${JE}\\b[^?]*)`,
    `(?:ga|gaat|gaan|zou|zal|wil|wilt|heb|hebt|mag) ${JE} (?:[\\w'-]+ ){0,4}(?:gestemd|stemmen)(?=[?,.]|$| (?:in|op|voor|bij))|(?:wat|op wie|waarop) (?:stem|stemt|stemde) ${JE}(?! [^?]*\\baf\\b)`,
    `(?:loop|loopt|liep|doe|doet|ga|gaat|deed|was|ben) ${JE} (?:[\\w'-]+ ){0,4}(?:klimaat)?(?:demonstratie|demonstraties|betoging|protestmars|demonstreren|klimaatmars|actiegroep|blokkade)`,
    `(?:zit|zat|actief) (?:${JE} )?(?:\\w+ )?(?:bij|in) een (?:actiegroep|actiecomite|jongerenpartij)`,
    `de straat op (?:ging|gaat|gaan|gegaan|zou|ga)|(?:op|voor) de barricades?|vastgeplakt|vastgelijmd`,
    `${BEN_JE} (?:gemeente)?raadslid|${BEN_JE} (?:actief )?(?:in de politiek)`,
    `(?:welke|wat voor) kleur (?:heb|hebt|ben|bent) ${JE}|over (?:je|jouw|uw) (?:politieke )?kleur|uit een (?:rood|blauw|links|rechts|liberaal|socialistisch) nest`,
    `(?:denkbeelden|ideeen|mening|opvatting\\w*)[^?]*\\b(?:islam\\w*|immigratie|migratie|asielzoekers|klimaatbeleid|abortus|regering|kabinet|koningshuis)\\b`,
    `vind(?:t)? ${JE} (?:\\w+ )?dat (?:vlaanderen|nederland|belgie|europa)\\b[^?]*\\b(?:onafhankelijk|uit de eu|vol|dicht|samen)`,
  ],
  words: ['(?<!sociale )verkiezing(?:en|suitslag)|asielbeleid|islamisering|monarchie|koningshuis|stemgedrag'],
}

const UNION = "(?:vakbond|bond|fnv|cnv|vcp|abvv|acv|aclvb|nu'91|syndicaat|vakbeweging)"

export const tradeUnion: PersonalWords = {
  phrases: [
    `(?:bij|van|aan|door|met|voor|in|over|tegenover) (?:de|het|een|welke|welk) (?:beroeps)?${UNION}(?! (?:over|onderhandel\\w*|overleg\\w*))(?=[?,.]|$| \\w)(?<!\\bonderhandel[^?]*)`,
    `(?:bij|van|aan|lid van) (?:de |het )?(?:fnv|cnv|vcp|abvv|acv|aclvb)`,
    `(?:de|het|een) (?:fnv|cnv|abvv|acv|aclvb)(?=[?,.]|$| (?:oproept|belt|het werk))`,
    `(?:welke|welk) (?:vak)?(?:bond|syndicaat)`,
    `${BEN_JE} (?:kaderlid|vakbondslid|vakbondsman|vakbondsvrouw|gesyndiceerd|syndicaal|georganiseerd)(?=[?,.]|$| (?:afgevaardigde|actief|geweest|bij))`,
    `(?:vakbonds|syndicaal )\\w*(?:afgevaardigde|premie|man|vrouw|lid)|vakbondspremie|vakbondswerk`,
    `${HEB_JE} (?:\\w+ )?gestaakt|(?:staak|staakt|staken|meestaken|meelopen in een staking|mee in een staking)(?=[?,.]|$)|stakingsvergoeding|stakingskas|stakingsuitkering`,
    `(?:doe|doet|loop|loopt|ging|ga|gaat|zou|hoor|hoort) ${JE} (?:[\\w'-]+ ){0,5}(?:staking|stakers|staken|actiedag|vakbondsactie|piket\\w*)`,
    `piketlijn|stakingspiket|werkonderbreking`,
    `(?:ga|gaat|zou|wil) ${JE} (?:[\\w'-]+ ){0,4}actie ?voeren|in actie (?:gekomen|geweest) tegen (?:je|jouw|uw|een|de) (?:werkgever|baas|bedrijf|directie)|acties? van de vakbond`,
    `werk neergelegd|(?:rode|groene|blauwe) (?:vlag|lidkaart)|(?:groene|rode|blauwe) of (?:een |de )?(?:groene|rode|blauwe)`,
    `(?:iets|veel|wat|niks) met (?:vakbonden|de vakbond|de bond)(?=[?,.]|$)|contributie (?:aan|voor) (?:een|de) (?:vak)?bond`,
    `(?:lijst|kieslijst|kandidaat) (?:[\\w'-]+ ){0,2}(?:voor|bij) de sociale verkiezingen`,
  ],
  words: ['vakbondslid|gesyndiceerd|kaderlid'],
}
