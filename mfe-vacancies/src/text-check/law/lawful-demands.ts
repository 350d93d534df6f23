import type { Country } from './sources.ts'

/** A demand that the law asks for or allows, and what a recruiter should know about it. */
type LawfulDemandRule = {
  pattern: RegExp
  /** What has to stand in the sentence for the demand to be lawful. */
  when?: RegExp
  remark: Record<Country, string>
}

const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu')
const context = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu')

const ageOf = (years: string): string =>
  `(?:minstens|minimaal|ten minste|tenminste|vanaf|min\\.?) ?(?:${years}) jaar(?: oud)?|(?:${years}) jaar (?:of ouder|zijn)|(?:${years})\\+|(?:${years})-plus`

const minimumAge: Record<Country, string> = {
  NL: 'Deze minimumleeftijd mag, omdat de wet die voor dit werk stelt (Arbeidstijdenwet, Alcoholwet, Arbobesluit). Noem de reden erbij.',
  BE: 'Deze minimumleeftijd mag, omdat de wet die voor dit werk stelt (Arbeidswet van 16 maart 1971; Codex over het welzijn op het werk, boek X). Noem de reden erbij.',
}

/** Demands of a vacancy that are lawful, with the law that says so. */
export const lawfulDemandRules: readonly LawfulDemandRule[] = [
  {
    pattern: words(
      'veiligheidsonderzoek(?:en)?|veiligheidsscreening|verklaring van geen bezwaar|vgb|veiligheidsmachtiging|veiligheidsverificatie|veiligheidsattest',
    ),
    remark: {
      NL: 'Dit mag je vragen bij een vertrouwensfunctie: Wet veiligheidsonderzoeken, art. 3 en 4.',
      BE: 'Dit mag je vragen waar de wet het voorschrijft: wet van 11 december 1998 over veiligheidsmachtigingen.',
    },
  },
  {
    pattern: words(
      'vog|verklaring omtrent (?:het )?gedrag|uittreksel uit het strafregister(?: \\(?model 596[.\\d]*\\)?)?|strafregister|bewijs van goed gedrag(?: en zeden)?',
    ),
    remark: {
      NL: 'Een VOG mag je vragen als het werk dat nodig maakt; in zorg, onderwijs en opvang eist de wet die vaak.',
      BE: 'Een uittreksel (model 596.1 of, bij werk met minderjarigen, 596.2) mag je vragen als het werk dat nodig maakt.',
    },
  },
  {
    pattern: words(ageOf('15|16|18')),
    when: context(
      'wet(?:telijk\\p{L}*)?(?!\\p{L})|alcohol|drank|slijter|bar |café|tap(?!\\p{L})|tabak|nacht|kansspel|casino|gok|heftruck|hoogwerker|machine|gevaarlijk|chauffeur|rijbewijs|taxi|beveilig|vuurwerk',
    ),
    remark: minimumAge,
  },
  {
    // Twenty-one is the age of the law for few kinds of work only.
    pattern: words(ageOf('21')),
    when: context(
      'leidinggevende|slijter|vrachtwagen|touringcar|(?:stads|streek|lijn)?bus(?:chauffeur)?(?!\\p{L})|rijbewijs (?:C|D)',
    ),
    remark: minimumAge,
  },
  {
    pattern: words('rijbewijs(?: (?:[A-E]{1,2}|C1|D1|AM))*|code 95|vakbekwaamheid(?:sattest)?'),
    when: context(
      'rijd|rij[dt]|chauffeur|vrachtwagen|bus|bestel|bezorg|lever|transport|klanten|monteur|route|op pad|code 95|rijbewijs (?:C|D|BE|CE)',
    ),
    remark: {
      NL: 'Een rijbewijs mag je vragen als het werk rijden vraagt (Wegenverkeerswet 1994, art. 107).',
      BE: 'Een rijbewijs mag je vragen als het werk rijden vraagt (KB van 23 maart 1998 over het rijbewijs).',
    },
  },
  {
    pattern: words(
      'medische (?:keuring|schifting|geschiktheid)|aanstellingskeuring|rijgeschiktheid(?:sattest)?|attest van medische schifting|gezondheidstoezicht|medisch onderzoek|rijgeschiktheid groep 2',
    ),
    when: context(
      'wet(?:telijk\\p{L}*)?(?!\\p{L})|ademlucht|brandweer|politie|defensie|vlieg|machinist|trein(?:machinist|bestuurder)|duik|zeevarend|zeeman|chauffeur|rijgeschiktheid|groep 2|nachtarbeid|attest|gezondheidstoezicht|straling|asbest',
    ),
    remark: {
      NL: 'Een keuring mag alleen als het werk bijzondere medische eisen stelt, en pas na de keuze voor een kandidaat: Wet op de medische keuringen, art. 4.',
      BE: 'Een onderzoek mag alleen als de wet het voor dit werk voorschrijft: Codex over het welzijn op het werk, boek I, titel 4.',
    },
  },
  {
    pattern: words(
      'werkvergunning|tewerkstellingsvergunning|arbeidskaart|gecombineerde vergunning|verblijfsvergunning',
    ),
    remark: {
      NL: 'Dat iemand in Nederland mag werken mag je vragen: Wet arbeid vreemdelingen, art. 2.',
      BE: 'Dat iemand in België mag werken mag je vragen: wet van 30 april 1999 over tewerkstelling van buitenlandse werknemers.',
    },
  },
  {
    pattern: words('(?:de )?(?:Nederlandse|Belgische) nationaliteit|Nederlanderschap'),
    when: context(
      'wet(?:telijk\\p{L}*)?(?!\\p{L})|vertrouwensfunctie|defensie|militair|krijgsmacht|politie|(?:politie)?agent(?:en)?(?!\\p{L})|rechter(?:s)?(?!\\p{L})|AIVD|MIVD|staatsveiligheid',
    ),
    remark: {
      NL: 'Deze eis mag alleen waar een wet die stelt, zoals bij defensie, politie en rechtspraak.',
      BE: 'Deze eis mag alleen waar een wet die stelt, zoals bij politie, leger en gerecht.',
    },
  },
  {
    pattern: words(
      '(?:niveau (?:A1|A2|B1|B2|C1|C2)|(?:A1|A2|B1|B2|C1|C2)-?niveau)|(?:Nederlands|Frans|Engels|Duits) op (?:ERK-)?niveau',
    ),
    when: context('omdat|want|zodat|om met|wet(?:telijk\\p{L}*)?(?!\\p{L})|nodig'),
    remark: {
      NL: 'Een taalniveau mag je vragen als het werk dat nodig maakt. Je noemt de reden erbij: goed.',
      BE: 'Een taalniveau mag je vragen als het werk dat nodig maakt. Je noemt de reden erbij: goed.',
    },
  },
  {
    pattern: words(
      '(?:grondslag|identiteit|levensovertuiging) van (?:onze|de) (?:[\\p{L}-]+ )?(?:school|kerk|stichting|instelling|gemeente)',
    ),
    remark: {
      NL: 'Een instelling op religieuze grondslag mag vragen wat die grondslag voor deze functie nodig maakt: AWGB, art. 5 lid 2.',
      BE: 'Een instelling op religieuze grondslag mag vragen wat die grondslag voor deze functie nodig maakt: Antidiscriminatiewet, art. 13.',
    },
  },
  {
    pattern: words(
      'bij gelijke geschiktheid|voorkeursbeleid|positieve actie|doelgroepregister|doelgroepenregister|banenafspraak|participatiewet|arbeidsbeperking|arbeidshandicap',
    ),
    when: context('uit|graag|welkom|voorkeur|nodig|moedig|aan|register|afspraak|actie'),
    remark: {
      NL: 'Mensen uitnodigen die minder kansen hebben mag; een voorkeur moet aan voorwaarden voldoen: AWGB, art. 2 lid 3, en bij een beperking WGBH/CZ, art. 3 lid 1.',
      BE: 'Mensen uitnodigen die minder kansen hebben mag; een voorkeur vraagt een goedgekeurd plan: KB van 11 februari 2019 over positieve acties.',
    },
  },
]
