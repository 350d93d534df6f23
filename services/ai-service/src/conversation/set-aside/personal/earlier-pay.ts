import { HEB_JE, JE, JOUW, type PersonalWords } from './personal-words.ts'

/** Before now or now; a past tense says the same. */
const EARLIER = `(?:nu|momenteel|tegenwoordig|thans|op dit moment|huidige?|vorige?|laatste?|oude|eerdere?|daar|toen|destijds|vorig jaar|afgelopen jaar|was|waren|had|hadden|kreeg|kregen|hield|zat|schoof|verdiende|ving|pakte|kostte|ging|begon|werd|stond|viel|weggegaan|gekregen|maandelijks)`
const PAY =
  '(?:loon|salaris|wedde|verdien|verdient|verdienen|verdiend|verdiende|bruto|netto|uurloon|uurtarief|maandloon|maandsalaris|instapsalaris|startsalaris|brutoloon|nettoloon|schaal|trede|betaald|betaalt|betalen|opslag|bonus|provisie|vakantiegeld|dertiende maand|eindejaarspremie|pakket|loonpakket|verloning|minimumloon|inkomen|inkomsten|maaltijdcheques|reiskosten\\w*|leaseauto|bedrijfswagen|mille|beur|beurt|vang|vangt|toeslagen)'
/** What somebody wants, or what is offered, may be asked. */
const WISH =
  '(?:wil|wilt|wens|wenst|hoop|hoopt|verwacht\\w*|verwachting\\w*|graag|willen|zou|zouden|straks|bij ons|wij bieden|we bieden|in gedachten|voor ogen|indicatie|liever)'

export const earlierPay: PersonalWords = {
  phrases: [
    `(?:wat|hoeveel) (?:krijg|krijgt|vang|vangt|beur|beurt|trek|trekt|verdien|verdient|ving|beurde|kreeg|pakte|verdiende|verdienden) ${JE} (?:\\w+ )?(?:nu|daar|momenteel|per maand|per uur|op dit moment|toen|netto|bruto)`,
    `(?:lever|levert) ${JE} (?:\\w+ ){0,2}in(?=[?,.]|$| als| op)|(?:hoeveel|wat) (?:\\w+ ){0,3}inleveren`,
    `(?:ga|gaat|ging|gaan) ${JE} (?:er |erop )?(?:[\\w'-]+ ){0,6}(?:op )?(?:vooruit|achteruit)(?=[?,.]|$| ten opzichte| qua)`,
    `in welke (?:salaris|loon)?(?:schaal|trede)[^?]*\\b(?:ben|bent|zit|zat|val|valt|viel)\\b|welke (?:salaris|loon)?(?:schaal|trede) (?:zit|zat|heb|hebt|had)`,
    `(?:zit|zat) ${JE} (?:[\\w'-]+ ){0,3}(?:boven|onder|rond|op) (?:de )?(?:\\d|\\w*duizend|\\w*honderd|het minimumloon|mille)`,
    `(?:${JOUW}|een) (?:laatste |recente |huidige |vorige )?(?:jaaropgave|loonstrook\\w*|salarisstrook\\w*|salarisspecificatie|loonbrief\\w*|loonfiche|belastingaangifte)`,
    `(?:onderaan|op|boven) (?:je|jouw|uw) (?:\\w+ )?(?:loonstrook\\w*|salarisstrook\\w*|loonbrief\\w*|loonfiche)`,
    `wat (?:kost|kostte|kosten) (?:jij|u|je) (?:je|jouw|uw) `,
    `(?:op|onder) (?:je|jouw|uw) rekening`,
    `(?:wat|hoeveel) (?:betaalt|betaalde|betalen|betaalden|geeft|gaf) (?:ze|zij|hij|je (?:baas|werkgever)|je (?:huidige|vorige) \\w+|uw (?:huidige |vorige )?\\w+)\\b`,
    `wat (?:kreeg|krijg) (?:jij|je|u) (?:er ?)?(?:van|voor)\\b`,
    `met welk (?:salaris|loon|bedrag)[^?]*\\b(?:weggegaan|vertrokken|begonnen|gestart|gestopt)`,
    `${HEB_JE} (?:[\\w'-]+ ){0,4}(?:opslag|loonsverhoging|salarisverhoging) (?:gekregen|gehad)`,
    `wat (?:schuift|schoof|vangt|verdient) (?:dat|het|die)`,
  ],
  words: [PAY],
  beside: EARLIER,
  unless: WISH,
}
