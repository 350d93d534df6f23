import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR, WELCOME } from './vocabulary.ts'

const originRule = ruleMaker({
  category: 'origin',
  source: 'equal',
  reason: 'Dit sluit mensen uit op afkomst. Zeg welk taalniveau of welke kennis het werk vraagt.',
})
const TONGUE = 'Wie een taal later leerde spreekt die ook goed. Zeg welk taalniveau het werk vraagt.'
const LEVEL_ENOUGH = {
  reason: TONGUE,
  unless:
    'moedertaal(?:niveau)? of (?:een )?(?:gelijk|vergelijk|je |het |vloeiend)|tweede taal|NT2|meertalig|onderwijs|leerling|cursist|les(?:geven|sen)?(?! )|kinderen|klanten|cliënten|inburger',
}
const PERFECT = '(?:perfecte?|foutloze?|onberispelijke?|vlekkeloze?|vlekkeloos|foutloos)'
const PERFECT_LANGUAGE = {
  reason: '‘Perfect’ schrikt mensen af die de taal later leerden. Zeg welk taalniveau het werk vraagt.',
  unless: 'redact|corrig|copywrit|vertal|tolk|notul|journalis|schrijver|boeken',
  unlessBefore: CARED_FOR,
}

/** Descent, nationality and mother tongue. */
export const originRules: readonly Rule[] = [
  originRule('native (English|German|French|Dutch|Spanish|Flemish)(?: \\p{L}+)? speakers', 'fluent $1 speakers'),
  originRule('native (English|German|French|Dutch|Spanish|Flemish)(?: \\p{L}+)? speaker', 'fluent $1 speaker'),
  originRule('native speakers of ({language}|English|German|French|Dutch|Spanish)', 'fluent speakers of $1'),
  originRule('een native(?: |-)speaker ({language})', 'iemand die vloeiend $1 spreekt', { reason: TONGUE }),
  originRule('(?<=(?:bent|als|ben jij|bent u) )native(?: |-)speaker ({language})', 'iemand die vloeiend $1 spreekt', {
    reason: TONGUE,
  }),
  originRule('native(?: |-)speakers ({language})', 'mensen die vloeiend $1 spreken', { reason: TONGUE }),
  originRule(
    '(?:({language}) )?native(?: |-)speakers?(?: ({language}))?|native (?:Dutch|English|French|German|Nederlandse?|Engelse?|Franse?|Duitse?)(?: spreker)?|moedertaalsprekers?',
    null,
    { reason: TONGUE },
  ),
  originRule('op (?:native|moedertaal)[- ]?(?:niveau|level)', 'op niveau C2', { reason: TONGUE }),
  originRule('(?:native|moedertaal)(?:niveau|[- ]niveau|[- ]level)', 'niveau C2', LEVEL_ENOUGH),
  originRule('({language}) is (?:je |jouw )moedertaal', 'je spreekt en schrijft vloeiend $1', LEVEL_ENOUGH),
  originRule(
    '(?<=^[^\\p{L}]*|(?:,|en|want|maar) )(?:je|jouw) moedertaal is ({language})',
    'je spreekt en schrijft vloeiend $1',
    LEVEL_ENOUGH,
  ),
  originRule('(je|u) hebt ({language}) als moedertaal', '$1 spreekt en schrijft vloeiend $2', LEVEL_ENOUGH),
  originRule(
    '({language}) is (?:uw |de )?moedertaal|({language}) als (?:je |jouw |uw )?moedertaal|(?:je |jouw |uw )?moedertaal',
    null,
    LEVEL_ENOUGH,
  ),
  originRule('(?<=(?:je|jij|u) )bent (?:perfect |volledig )?({language})talig', 'spreekt vloeiend $1', {
    reason: TONGUE,
  }),
  originRule('({language})talige ({person})', null, { when: '{sought}', unlessBefore: CARED_FOR, reason: TONGUE }),
  originRule(`perfecte (beheersing|kennis) van (het )?({language})`, 'goede $1 van $2$3', PERFECT_LANGUAGE),
  originRule(`${PERFECT} (beheersing|kennis) van (?:het |de )?({language}|taal)`, null, PERFECT_LANGUAGE),
  originRule(
    '(?<=(?:spreekt|schrijft|spreken|beheerst|kent)(?: en (?:schrijft|spreekt|begrijpt))? )(?:perfect|foutloos|vlekkeloos|onberispelijk) ({language})',
    'goed $1',
    PERFECT_LANGUAGE,
  ),
  originRule(
    `${PERFECT} (?:in )?(?:het |de )?({language})(?:talig)?|perfect (?:twee|drie|meer)talig|(?:{language}) (?:is )?(?:perfect|vlekkeloos|onberispelijk)`,
    null,
    PERFECT_LANGUAGE,
  ),
  originRule(
    'beheerst (?:het |de )?({language}) (?:perfect|vlekkeloos|onberispelijk)',
    'beheerst het $1 goed',
    PERFECT_LANGUAGE,
  ),
  // 'Je bent accentloos' is about somebody, and nobody is 'duidelijk'.
  originRule('(?:accentloos|accentvrij)(?= (?:nederlands|vlaams|engels|frans|duits))', 'duidelijk', { reason: TONGUE }),
  originRule('accentloos|accentvrij', null, { reason: TONGUE }),
  originRule('accentloze|accentvrije', 'duidelijke', { reason: TONGUE }),
  originRule('({language}),? zonder (?:(?:een|enig|buitenlands|storend|zwaar|hoorbaar) )*accent', 'duidelijk $1', {
    reason: TONGUE,
  }),
  originRule('(?:zonder|geen) (?:(?:een|enig|buitenlands|storend|zwaar|hoorbaar|vreemd) )*accent', null, {
    reason: TONGUE,
  }),
  originRule(
    '(?:de |een )?(?:Nederlandse|Duitse|Belgische|Vlaamse|westerse|Europese) (?:nationaliteit|origine|achternaam|naam|afkomst|komaf|herkomst|achtergrond|roots|paspoort)|(?:Nederlands|Belgisch|EU-?|Europees) ?paspoort|EU-burgers?(?:schap)?',
    null,
    { unless: `${WELCOME}|werkvergunning`, unlessBefore: `${CARED_FOR}|klanten|leerlingen|kinderen` },
  ),
  originRule('(?:in Nederland|in België|in Vlaanderen|hier|alhier) geboren|geboren en getogen', null, {
    unless: 'bedrijf|onderneming|wij zijn|familiebedrijf',
    unlessBefore: `${CARED_FOR}|kinderen|klanten`,
  }),
  originRule('autochto(?:on|ne|nen)|allochto(?:on|ne|nen)|blanke?|westerlingen?', null, {
    unless: 'blanke? (?:lak|hout|staal|metaal)|lak|hout|metaal|staal',
  }),
  originRule('{nation}(?:(?:,| en| of|, en) {nation})* ({person})', '$1', {
    when: '{sought}|alleen|uitsluitend|enkel|liefst|geen|niet|werken (?:wij|we)|ploeg',
    unless: 'leverancier|contact met|samen met|namens|team van|klant|markt',
    unlessBefore: `${CARED_FOR}|onze $`,
  }),
  originRule(
    '{nation}(?:(?:,| en| of) {nation})* [\\p{L}]+(?:medewerkers|arbeiders|chauffeurs|krachten|plukkers)',
    null,
    {
      when: '{sought}|geen|liefst',
      unlessBefore: CARED_FOR,
    },
  ),
  originRule(
    'geen (?:buitenlanders|Polen|Roemenen|migranten|arbeidsmigranten|statushouders|vluchtelingen|expats|anderstaligen|nieuwkomers)',
    null,
  ),
  originRule('(?:buitenlanders|anderstaligen|migranten|arbeidsmigranten|statushouders|nieuwkomers)', null, {
    when: 'niet|geen|helaas',
    unless: '(?<!niet |geen )welkom',
    unlessBefore: CARED_FOR,
  }),
  originRule(
    '(?:(?:je|jij|u) bent|(?:kandidaat|sollicitant|medewerker|collega) is) (?:een )?(?:echte |rasechte )?(?:Nederlander|Groninger|Fries|Brabander|Limburger|Amsterdammer|Rotterdammer|Tukker|Vlaming|Belg|Gentenaar|Antwerpenaar|Hollander)',
    null,
  ),
  originRule(
    '(?:rasechte|echte|geboren) (?:Nederlander|Groninger|Fries|Brabander|Limburger|Amsterdammer|Rotterdammer|Vlaming|Belg|Gentenaar|Antwerpenaar|Hollander)s?',
    null,
  ),
  originRule(
    '(?:uit|van buiten) (?:Polen|Roemenië|Bulgarije|Hongarije|Oost-Europa|Turkije|Marokko|Syrië|Oekraïne|Afrika|Azië|het buitenland|(?:de )?EU|Europa)(?=[^.!?]*(?:niet|geen|helaas))',
    null,
  ),
  originRule(
    '(?:Polen|Poolse|Roemenen|Bulgaren|Oost-Europeanen|Turken|Marokkanen|Nederlanders?|Duitsers?|Belgen|Vlamingen)',
    null,
    { whenBefore: '(?:geen|alleen|uitsluitend|liefst|bij voorkeur|{seek}) (?:een )?$', unlessBefore: CARED_FOR },
  ),
]
