import { tellsWho } from '../../matching/analysis/tells-who.ts'

/** Words of a summary that speak of what may not count, in the third person; folded text. */
const ABOUT_SOMEBODY =
  /\b(?:zwanger\w*|kinderwens|(?:heeft|hebben) (?:\w+ ){0,3}kinderen\b(?! (?:begeleid|verzorgd|lesgegeven))|kinderen thuis|burn-?out|depressi\w+|ziek geweest|ziekteverzuim van de kandidaat|(?:gebruikt|slikt) (?:\w+ )?(?:medicijnen|medicatie)|chronisch\w*|gelovig|religieus|moslim|christen|katholiek|(?:turkse|marokkaanse|surinaamse|antilliaanse|poolse|iraanse|syrische) (?:afkomst|ouders|komaf)|afkomst|nationaliteit|geaardheid|homoseksueel|lesbisch|biseksueel|politieke voorkeur|stemt op|vakbond|vakbondslid|getrouwd|gescheiden|vrijgezel|alleenstaand|strafblad|jaar oud|verdient nu|huidig salaris|huidige salaris|vorige salaris)\b/

/** Whether a sentence of a model says of somebody what may not count in recruitment. Folded text. */
export const isSensitive = (folded: string): boolean => ABOUT_SOMEBODY.test(folded) || tellsWho(folded)
