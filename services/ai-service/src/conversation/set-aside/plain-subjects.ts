import type { SetAsideKind } from '@wervio/contracts'

const JOUW = String.raw`(?:je|jouw|uw)`
const BODY = String.raw`(?:rug|knie|knieen|nek|schouder|schouders|hart|longen|handen|voeten|ogen)`
const COMPLAINT = String.raw`(?:klachten|last|pijn|problemen|gezondheidsklachten)`

/** A question about work in which such a word can stand: those who are worked with, and duties of an employer. */
const ABOUT_WORK =
  /\b(?:client\w*|patient\w*|bewoner\w*|leerling\w*|deelnemer\w*|doelgroep\w*|klant\w*|gasten|collega\w*|team\w*|afdeling|medewerkers|personeel|begeleid\w*|lesgeven|les geven|ervaring met|omgaan met|beleid|vog|verklaring omtrent|op de groep|in de klas)\b/

/** Words that in a question to a candidate are about nothing but the person, however it is worded; folded text. */
const WORDS: readonly (readonly [SetAsideKind, RegExp])[] = [
  [
    'family',
    new RegExp(
      String.raw`\b(?:zwanger|zwangerschap|kinderwens|gezinsuitbreiding|moederschapsverlof)\b|\b${JOUW} (?:eigen |jonge |kleine )kinderen\b|\b(?:kinderen thuis|thuis kinderen)\b|\b(?:ben|bent|word|wordt) (?:je|jij|u) (?:\w+ )?(?:moeder|vader|mama|papa|oma|opa)\b|\bpregnan\w+\b`,
    ),
  ],
  [
    'health',
    new RegExp(
      String.raw`\b(?:burn-?out|ziektewet|wajong|wia-?uitkering|antidepressiva|ziekteverleden)\b|\b${JOUW} (?:eigen )?(?:gezondheid|ziekte|aandoening|handicap)\b|\b(?:${JOUW} ${BODY}\b[^?]*\b${COMPLAINT}|${COMPLAINT}\b[^?]*\b${JOUW} ${BODY})\b`,
    ),
  ],
  [
    'earlier-pay',
    /^(?!.*\b(?:wil|wilt|wens|wenst|hoopt?|verwacht\w*|graag|willen|straks|bij ons)\b).*\b(?:vorige|huidige?|laatste|nu|momenteel)\b.*\b(?:loon|salaris|netto|bruto|verdien\w*|betaald)\b|\b(?:loonstrook\w*|salarisstrook\w*|salarisspecificatie|loonbrief|payslip)\b/,
  ],
  [
    'religion',
    new RegExp(
      String.raw`\b(?:gelovig|religieus|moslim|moslima|hoofddoek|ramadan|keppeltje)\b|\b(?:christelijk|katholiek|islamitisch|religieus|gelovig) opgevoed\b|\b${JOUW} (?:geloof|religie)\b`,
    ),
  ],
  ['origin', new RegExp(String.raw`\b${JOUW} (?:afkomst|nationaliteit|roots|etniciteit|geboorteland|huidskleur)\b`)],
  ['orientation', /\b(?:homo|hetero|homoseksueel|heteroseksueel|lesbisch|biseksueel|geaardheid|transgender)\b/],
  ['politics', new RegExp(String.raw`\b${JOUW} politieke (?:voorkeur|kleur|overtuiging)\b`)],
  ['trade-union', /\b(?:vakbondslid|lid van (?:een|de) (?:vak)?bond|gesyndiceerd)\b/],
  [
    'age',
    new RegExp(
      String.raw`\b(?:hoe oud (?:je|u) (?:bent|ben)|geboortejaar|geboortedatum)\b|\b${JOUW} (?:leeftijd|pensioenleeftijd|pensioen)\b|\b(?:wanneer|hoe lang|hoelang|hoeveel jaar)\b.*\bpensioen\b`,
    ),
  ],
  [
    'marital-status',
    new RegExp(
      String.raw`\b(?:getrouwd|gehuwd|gescheiden|verkering|vrijgezel|echtgenoot|echtgenote)\b|\b${JOUW} (?:partner|vriend|vriendin|man|vrouw)\b|\bsamen met een (?:partner|vriend|vriendin)\b(?![^?]*\bwerk)`,
    ),
  ],
  [
    'criminal-record',
    /\bstrafblad\b|\bvastgezeten\b|\b(?:politie|justitie)\b[^?]*\bin aanraking\b|\bin aanraking\b[^?]*\b(?:politie|justitie)\b/,
  ],
]

/** The subject of a question that names one of these words of the candidate; null when it is about work. */
export const plainSubjectIn = (foldedQuestion: string): SetAsideKind | null =>
  ABOUT_WORK.test(foldedQuestion) ? null : (WORDS.find(([, words]) => words.test(foldedQuestion))?.[0] ?? null)
