import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR, WELCOME } from './vocabulary.ts'

const originRule = ruleMaker({
  category: 'origin',
  source: 'equal',
  reason: 'Dit sluit mensen uit op afkomst. Zeg welk taalniveau of welke kennis het werk vraagt.',
})

/** Descent, nationality and mother tongue. */
export const originRules: readonly Rule[] = [
  originRule('native (?:English|German|French|Dutch|Spanish) speakers?', 'fluent speakers'),
  originRule(
    '(?:een )?native speakers? ?(Duits|Engels|Frans|Nederlands|Spaans|Italiaans|Pools|Vlaams|Deens|Zweeds|German|English|French|Dutch)?',
    'iemand die vloeiend $1 spreekt',
  ),
  originRule('(?:native|moedertaal)niveau', 'niveau C2'),
  originRule(
    '(?:Nederlands|Duits|Engels|Frans|Vlaams) (?:is|als) (?:je |jouw |uw |de )?moedertaal|(?:je |jouw |uw )?moedertaal is (?:Nederlands|Duits|Engels|Frans|Vlaams)',
    'je spreekt en schrijft de taal vloeiend',
  ),
  originRule('moedertaal', null, { unless: 'tweede taal|NT2|meertalig|onderwijs' }),
  originRule('accentloos|accentloze|accentvrij|zonder accent', 'goed verstaanbaar'),
  originRule(
    '(?:de )?(?:Nederlandse|Duitse|Belgische|westerse|Europese) (?:nationaliteit|afkomst|komaf|herkomst|achtergrond|roots|paspoort)|Nederlands paspoort',
    null,
    { unless: `${WELCOME}|werkvergunning` },
  ),
  originRule('(?:in Nederland|hier|alhier) geboren|geboren en getogen', null, {
    unless: 'bedrijf|onderneming|wij zijn|familiebedrijf',
  }),
  originRule('autochto(?:on|ne|nen)|allochto(?:on|ne|nen)|blanke?|westerlingen?', null, {
    unless: 'blanke? (?:lak|hout|staal|metaal)|lak|hout|metaal',
  }),
  originRule(
    '(?:Poolse|Roemeense|Bulgaarse|Oost-Europese|Turkse|Marokkaanse|Nederlandse|Duitse|Belgische|Aziatische|Afrikaanse|Surinaamse) ({person})',
    '$1',
    { unless: 'leverancier|contact met|samen met|namens|team van', unlessBefore: CARED_FOR },
  ),
  originRule('geen (?:buitenlanders|Polen|Roemenen|migranten|arbeidsmigranten|statushouders|vluchtelingen)', null),
  originRule(
    '(?:je|jij|u) bent (?:een )?(?:echte )?(?:Nederlander|Groninger|Fries|Brabander|Limburger|Amsterdammer|Rotterdammer|Tukker)',
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
