import { BEN_JE, JE, JOUW, type PersonalWords } from './personal-words.ts'

const DECADE = '(?:twintig|dertig|veertig|vijftig|zestig|zeventig)'
const OF_AGE =
  '(?:babyboomer|boomer|millennial|twintiger|dertiger|veertiger|vijftiger|zestiger|vijftigplusser|zestigplusser|vijfenvijftigplusser|\\d\\d-?plusser|senior burger)'

export const age: PersonalWords = {
  phrases: [
    `(?:uit|van) welk (?:bouwjaar|geboortejaar|jaar)(?: (?:ben|bent|zijn) ${JE}| kom(?:t)? ${JE})`,
    `(?:je|jouw|uw) bouwjaar|bouwjaar (?:ben|bent)`,
    `hoe (?:oud|jong) (?:ben|bent|word|wordt|was) ${JE}|hoe oud (?:je|u) (?:\\w+ )?(?:ben|bent|wordt)`,
    `${JE} (?:\\w+ )?(?:niet |al |nog |wat |te |toch |een beetje |erg |misschien |eigenlijk ){1,4}(?:te )?(?:jong|oud)(?! om te leren\\b| genoeg voor de wet)(?=[?,.]|$| (?:om|voor|geworden|hiervoor|aan))(?<=\\b(?:ben|bent|voel|voelt|word|wordt) ${JE} .*)`,
    `te (?:oud|jong) (?:voor|om)(?<=\\b(?:ben|bent|voel|voelt|word|wordt) ${JE} .*)`,
    `(?:jouw|uw|je) (?:leeftijd|geboortedatum|geboortejaar)|geboortejaar|op (?:die|deze|zo'n) leeftijd`,
    `(?:met|op) (?:brug|vroeg|pre)?-?pensioen(?! regelingen)|(?:brug|vroeg|pre)pensioen|pensioengerechtigd|pensioenleeftijd|(?:voor|tot|aan) (?:je|jouw|uw) (?:pensioen|aow)`,
    `eerder (?:te )?stoppen met werken|(?:hoe ?lang|hoeveel jaar|hoeveel jaren) (?:denk|wil|moet|ga|kun|kunt|heb|hebt|mag|blijf) ${JE} (?:nog )(?:[\\w'-]+ ){0,3}(?:werken|te werken|te gaan|door|mee|tot)`,
    `kaarsjes|abraham (?:\\w+ )?gezien|sarah (?:\\w+ )?gezien`,
    `(?:tegen|rond|over|richting|boven|onder|in) de ${DECADE}(?=[?,.]|$| (?:zeker|of|aan|te|loopt|loop))|(?:voor|achter|eind|begin|midden) (?:in de )?${DECADE}`,
    `al ${DECADE} (?:geweest|gepasseerd|of)|eindje in de ${DECADE}`,
    `groen achter de oren|jong(?:e)? (?:gezicht|koppie|snoet|uiterlijk)`,
    `(?:nog )?(?:bijbenen|bijhouden)(?<=\\b(?:jonge|jongere|jongeren|twintigers|leeftijd)\\b.*)`,
    `(?:de |een )?(?:opa|oma|nestor|jongste|oudste) van (?:het|de|ons) (?:stel|team|groep|kantoor)`,
    `(?:je|uw|jouw) (?:dochter|zoon|kind|vader|moeder|kleinkind|kleinzoon|kleindochter) (?:had )?(?:kon|kan|kunnen|had kunnen) zijn`,
    `(?:wanneer|welke dag) (?:ben|bent) ${JE} (?:\\w+ )?(?:jarig|geboren)|(?:jarig|verjaardag)[^?]*\\bhoeveel\\b`,
    `(?:geleden|sinds) dat (?:je|u) achttien|achttien (?:werd|geworden)`,
    `${BEN_JE} (?:een |van de |uit de |zo'n )?(?:${OF_AGE}|generatie (?:z|x|y|alfa)|oude garde|jonge garde)|generatie (?:z|x|y)\\b(?<=\\b${JE}\\b.*)|als ${OF_AGE}`,
    `ouderendagen|seniorendagen|landingsbaan|eindeloopbaan\\w*`,
    `hoe zou ${JE} (?:\\w+ )?vinden[^?]*\\b(?:jongere? (?:baas|leidinggevende|chef))\\b`,
    `eindexamen[^?]*\\bhoe oud\\b`,
    `van werk naar (?:rust|pensioen)`,
  ],
  words: [`(?:${JOUW}) (?:pensioen|pensioenleeftijd)`, 'leeftijd(?= vragen|\\?| weten)|aow'],
}
