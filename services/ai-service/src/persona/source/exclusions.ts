import { fold } from './fold.ts'

/** Why a sentence is left out of a persona; only the grounds of `told` are worth a word to the recruiter. */
export type Ground = 'leeftijd' | 'geslacht' | 'afkomst' | 'geloof' | 'gezondheid' | 'opdracht' | 'contact'

const GROUPS = 'client|patient|bewoner|gast|klant|deelnemer|leerling|jongere|slachtoffer|gedetineerde|hormoon|student'

/**
 * Personal grounds on which no demand may rest: art. 1 Algemene wet gelijke behandeling, Wet gelijke behandeling op
 * grond van leeftijd bij de arbeid, Wet gelijke behandeling op grond van handicap of chronische ziekte, Wet op de
 * medische keuringen. On folded text. Words about whom the work is for ('jonge kinderen', 'vrouwelijke cliënten') are
 * no demand.
 */
const PATTERNS: [Ground, RegExp][] = [
  [
    'leeftijd',
    /\b(?:piep)?jonge?\b(?! (?:en oud|kind|mensen met|patient|client|bewoner|gezin|ouders|dieren|planten|bomen|merk|bedrijf|onderneming|organisatie|volwassen|moeders|leerling|vee|kalveren))/,
  ],
  [
    'leeftijd',
    /\b(?:jeugdige?|(?<!voor )starters?|schoolverlaters?|scholier(?:en)?|(?:pas|net|recent|vers) (?:afgestudeerde?n?|van school)|recent graduates?|digital natives?|young(?! (?:children|adults|patients|company))|junior (?:kandida\w+|collega))\b/,
  ],
  [
    'leeftijd',
    /(?<!elke |iedere |welke )\bleeftijd\b|\b(?:years? old|year old|jaar oud|age (?:between|of|under|over)|(?<!code |[\d.,/])\d\d ?(?:plus(?:sers?)?|\+)(?= |$|[.,])(?! ?(?:\d|€|bonus|toeslag|\w*premie|provisie)))/,
  ],
  [
    'leeftijd',
    /(?<!\b(?:kinderen|jongeren|leerlingen|peuters|kleuters|pubers|clienten|bewoners|jeugd|children|pupils)\b[^.]{0,25})\b(?:tussen (?:de )?)?[1-6]\d ?(?:en|tot|t\/m| ) ?(?:de )?[1-6]\d (?:jaar|jr)\b(?! (?:\w+ ){0,3}(?:werk)?ervaring)/,
  ],
  [
    'leeftijd',
    /(?<!\b(?:kinderen|jongeren|leerlingen|peuters|kleuters|pubers|clienten|bewoners|jeugd|children|pupils)\b[^.]{0,25})\b(?:vanaf|min(?:imaal|\.)?|minstens|ten ?minste|max(?:imaal|\.)?|hooguit|hoogstens|jonger dan|ouder dan|boven de|onder de|tot|older than|younger than|at least|under|over) (?:de )?[1-6]\d(?: ?(?:jaar|jr|years))\b(?! (?:\w+ ){0,4}(?:werk)?(?:ervaring|experience))/,
  ],
  [
    'leeftijd',
    /\b(?:max(?:imaal|\.)?|hooguit|hoogstens|niet meer dan|at most|no more than) \w+ (?:jaar|years) (?:\w+ ){0,3}(?:werk)?(?:ervaring|experience)\b/,
  ],
  [
    'geslacht',
    /\b(?:zoek(?:en|t)?|gezocht|voorkeur|bent|ben jij|ben je|word jij|looking for|hiring|prefer\w*)\b[^.!?]{0,60}\b(?:man|vrouw|dame|heer|jongedame|jongeman|meid|meiden|kerel|gozer|vent|mannen|vrouwen|dames|heren|woman|lady|ladies|guy|girl)\b(?! (?:in nood|met|die te maken))/,
  ],
  ['geslacht', new RegExp(`\\b(?:mannelijke?|vrouwelijke?|male|female)\\b(?! (?:${GROUPS}))`)],
  [
    'geslacht',
    /\b(?:\w*meid(?:en)?|jongedames?|jongem(?:an|annen)|gozers?|kerels?|zwanger|kinderwens|huisvrouw(?:en)?|huismoeders?|ongehuwd\w*|zonder kinderen|pregnant|alleen (?:voor )?(?:mannen|vrouwen)|(?:mannen|vrouwen|dames|heren) (?:gezocht|only))\b/,
  ],
  [
    'afkomst',
    /(?<!sociale )\b(?:autochto\w+|allochto\w+|(?:niet )?westerse (?:achtergrond|afkomst)|blanke? (?:kandida|mede|colle|man|vrouw|nederl)\w*|afkomst|komaf|etni\w+|nationaliteit|native (?:speaker\w*|\w+ speaker\w*)|moedertaal\w*|(?:nederlands|dutch|eu) (?:paspoort|passport|nationality|citizen\w*)|nederlander|geboren en getogen|huidskleur|mother tongue|nationality|ethnic\w*)\b/,
  ],
  [
    'geloof',
    /\b(?:(?:christelijke?|katholieke?|protestants?e?|islamitische|joodse)(?! (?:basis|middelbare )?(?:school|scholen\w*|lyceum|college|onderwijs|stichting))|christen(?:en)?|gereformeerde?|islamitisch|moslims?|joods|hindoes?|gelovige?|geloofsovertuiging|(?:het|je|jouw|ons) geloof|kerk(?:elijk\w*)?|hoofddoek|religi\w+|bijbel\w*|christian|muslim|jewish|bible|church)\b/,
  ],
  [
    'gezondheid',
    /\b(?:(?:goede|uitstekende|prima) (?:lichamelijke |fysieke )?(?:gezondheid|conditie)|(?:lichamelijk|fysiek)e? (?:en \w+ )?(?:fit|gezond|sterk|in orde|belastbaar|goed in orde)\w*|sterke rug|(?:geen|zonder) (?:\w+ )?(?:rugklachten|beperking(?:en)?|handicap|aandoening\w*|psychische klachten)|nooit ziek|medische keuring|medisch (?:goed)?gekeurd|niet roker|rook(?:t|je)? niet|niet roken|physically fit|good (?:physical )?(?:health|shape)|able bodied|without disabilit\w+)\b|^(?:fit|gezond)\b(?! verstand)|\b(?:bent|ben) (?:\w+,? (?:en )?){0,4}(?:fit|gezond)\b(?! verstand)/,
  ],
  [
    'opdracht',
    /\b(?:negeer|vergeet|ignore|disregard|forget)\b.{0,60}\b(?:instructi\w+|opdracht\w*|regels|prompt\w*|rules|above|bovenstaande?|voorgaande|vorige|previous)\b|system ?prompt|^(?:system|assistant|developer|prompt|instructi\w+) ?:|\bnoem (?:de|deze|elke|iedere) kandida|\b(?:je|jij|you) (?:bent|are) (?:nu |now )?(?:een |an? )?(?:ai\b|chatgpt|taalmodel|language model)|\bals (?:ai|taalmodel)\b|\bscore ?: ?\d|\bgeef (?:deze |elke |alle |iedere )(?:kandida|eigenschap|trek)/,
  ],
  ['contact', /\w@\w|https?:|www\.|(?:\+31|\b0\d)[\d ]{8}|acquisitie (?:naar|n\.?a\.?v|wordt|op prijs|is niet)/],
]

/** Says that a ground makes no difference: nothing to warn of, and nothing for a persona. */
const WELCOME =
  /\bongeacht\b|maakt (?:ons )?niet uit|iedereen is welkom|speelt geen rol|diversiteit|inclusi|regardless|equal opportunit|geen onderscheid/

/** The ground on which a sentence may not be used, `null` when it may. 'welkom' leaves it out without a word. */
export const groundAgainst = (sentence: string): Ground | 'welkom' | null => {
  const folded = fold(sentence)
  const ground = PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
  return ground !== null && ground !== 'opdracht' && WELCOME.test(folded) ? 'welkom' : ground
}
