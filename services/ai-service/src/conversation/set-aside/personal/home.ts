import { BEN_JE, HEB_JE, JE, JOUW, type PersonalWords } from './personal-words.ts'

const OTHER_HALF =
  '(?:man|vrouw|partner|vriend|vriendin|echtgenoot|echtgenote|wederhelft|verloofde|lief|ex|eega|betere helft)'

export const maritalStatus: PersonalWords = {
  phrases: [
    `${BEN_JE} (?:getrouwd|gehuwd|gescheiden|verloofd|single|vrijgezel|alleenstaande?|samenwonend|weduwe|weduwnaar|ongetrouwd)(?=[?,.]|$| (?:of|en|met|geweest|dan))`,
    `trouwplannen|trouwring|huwelijksplannen|vechtscheiding|echtscheiding|burgerlijke staat|geregistreerd partnerschap|meisjesnaam|samenlevingscontract`,
    `is dat een (?:trouw|verlovings)?ring`,
    `${HEB_JE} (?:een |al een )?(?:vaste |leuke )?(?:lief|verkering|wederhelft)(?=[?,.]|$)`,
    `(?:van|door|over|zonder) (?:je|jouw|uw) ${OTHER_HALF}(?=[?,.]|$| (?:wel|ook|nog|dan|mee|avonden|het))`,
    `(?:zegt|vindt|vind|doet|denkt|reageert|werkt|verdient|heeft|verhuist|heet|gaat|wil|staat|kan|mag|moet|is) (?:je|jouw|uw) ${OTHER_HALF}(?! (?:in dat|op de werkvloer|bij dat project))`,
    `is er (?:\\w+ )?(?:iemand|een (?:man|vrouw|partner|vriend|vriendin)) (?:thuis|in (?:je leven|beeld|huis)|aan wie)|iemand (?:thuis )?die op (?:je|u) wacht`,
    `(?:woon|woont|woonde) ${JE} (?:[\\w'-]+ ){0,3}(?:alleen|samen|op jezelf|bij (?:je|jouw|uw) ouders|met (?:iemand|je \\w+|uw \\w+))(?! (?:in|op|met collega))`,
    `met wie (?:woon|woont|leef|leeft) ${JE}`,
    `(?:ga|gaat|gaan|wil|willen|van plan) (?:${JE} )?(?:[\\w'-]+ ){0,4}(?:trouwen|samenwonen|scheiden)(?=[?,.]|$)`,
    `(?:scheiding|huwelijk|relatie|relatiebreuk) (?:[\\w'-]+ ){0,2}(?:achter (?:je|de rug)|thuis|stand|bestand|voorbij)|(?:is|houdt) (?:je|jouw|uw) (?:huwelijk|relatie)(?! met)`,
    `thuis (?:met|in) (?:je|jouw|uw) (?:relatie|huwelijk|${OTHER_HALF})`,
    `sta(?:at)? ${JE} er (?:thuis |\\w+ )?alleen voor(?=[?,.]|$)(?<=\\bthuis\\b.*)|als alleenstaande`,
    `aan het daten|op tinder|(?:weer|terug) iemand (?:gevonden|ontmoet)|de ware`,
  ],
  words: [
    'getrouwd|gehuwd|verkering|vrijgezel|echtgenoot|echtgenote|wederhelft|verloofd|trouwen|samenwonen',
    `(?:${JOUW}) (?:partner|vriend|vriendin|vrouw|man|lief|huwelijk)`,
    'samen met een (?:partner|vriend|vriendin)',
  ],
}
