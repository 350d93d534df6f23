import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { traitRules } from './traits.ts'
import { CARED_FOR } from './vocabulary.ts'

const healthRule = ruleMaker({
  category: 'health',
  source: 'health',
  reason: 'Naar gezondheid mag je bij een sollicitatie niet vragen. Noem wat het werk vraagt, zoals tillen of staan.',
})

const UNDER_STRESS =
  'Zo vallen mensen af die om hun gezondheid met druk moeten oppassen. Zeg wat het werk vraagt: drukke dagen, deadlines.'
const OWN_CAR =
  'Wie om gezondheid of geld geen auto heeft valt zo af. Zeg waar en wanneer het werk is, of dat je een auto geeft.'
const UNDER_STRESS_TOO = { reason: UNDER_STRESS, unlessBefore: CARED_FOR }

/** Health, handicap and sick leave. */
export const healthRules: readonly Rule[] = [
  ...['stressbestendig', 'stressresistent', 'stressvast', 'stressbestand'].flatMap((bare) =>
    traitRules(
      healthRule,
      { bare, inflected: `${bare}e`, things: 'systemen|materiaal', alone: '$1 blijft rustig als het druk is' },
      UNDER_STRESS_TOO,
    ),
  ),
  healthRule(
    'stressbestendigheid|(?<=(?:kunt?|kan) )(?:goed )?om(?:gaan)? met (?:stress|druk|werkdruk|hoge werkdruk|spanning)|(?<=(?:kunt?|kan) )(?:goed )?tegen (?:stress|werkdruk|hoge druk|druk)|bestand tegen (?:stress|druk|werkdruk)|mentaal (?:sterk|weerbaar)|psychisch stabiel|emotioneel stabiel',
    null,
    UNDER_STRESS_TOO,
  ),
  healthRule(
    '(?:een )?eigen (?:auto|wagen|vervoer(?:middel)?)|(?<=beschikt over |bezit van )een (?:auto|wagen)',
    null,
    {
      reason: OWN_CAR,
      when: 'beschik|hebt|heeft|bezit|verei|must|nodig|noodzakelijk|verplicht|met (?:een |je )?eigen|over een',
      unless:
        'parkeer|fiets|niet nodig|geen eigen|van de zaak|lease|of (?:het )?openbaar vervoer|of ov|hoeft|(?:naar|tussen|bij|langs) (?:je |onze |de |verschillende )?(?:cliënt|klant|patiënt|locatie|werf|werven|adres|gezin|projecten)|krijg',
      unlessBefore: 'klant|bezoekers',
    },
  ),
  healthRule(
    '(?:geen |zonder )?(?:andere |enige )?(?:lichamelijke|fysieke|psychische|medische|geestelijke) (?:gebreken|klachten|beperkingen|problemen)',
    null,
    {
      when: 'geen|zonder|niet|vrij van',
      unless: 'sluit|ongeacht|belemmer|welkom',
      unlessBefore: CARED_FOR,
    },
  ),
  healthRule(
    '(?:invaliden|gehandicapten|minder-?validen|mindervaliden|rolstoelgebruikers?|slechthorenden|slechtzienden|mensen in een rolstoel)',
    null,
    {
      when: 'niet|geen|helaas|ongeschikt',
      unless: '(?<!niet |geen )welkom|ongeacht',
      unlessBefore: CARED_FOR,
    },
  ),
  healthRule(
    'topfit|100 ?% gezond|vrij van (?:rug)?klachten|ijzersterke gezondheid|in topconditie|in (?:goede|uitstekende|prima) (?:fysieke |lichamelijke )?(?:conditie|gezondheid)|ijzersterk(?:e)? gestel|(?:sterk|ijzeren|goed) gestel|kerngezond|(?:goed|uitstekend) gehoor',
    null,
    {
      unless: 'blijven|dieren',
      unlessBefore: CARED_FOR,
    },
  ),
  healthRule(
    '(?:een )?(?:uitstekende|goede|sterke) fysieke? (?:conditie|gesteldheid)|fysiek (?:goed )?belastbaar|sterke rug',
    null,
    { unlessBefore: CARED_FOR },
  ),
  healthRule(
    '(?:geen|zonder) (?:lichamelijke|fysieke|psychische|medische|geestelijke)?(?: of (?:lichamelijke|fysieke|psychische|medische))? ?(?:rugproblemen|gezondheidsproblemen|rugpijn|gezondheidsklachten|aandoening(?:en)?|handicap(?:s)?|rugklachten|ziektes?)',
    null,
    { unless: 'sluit|ongeacht' },
  ),
  healthRule('(?<=(?:je|jij|u) (?:hebt|heeft) )geen (?:beperking(?:en)?|klachten|gebreken)', null),
  healthRule('(?:een )?(?:goede|uitstekende|prima) (?:lichamelijke |fysieke )?(?:gezondheid|conditie)', null, {
    unless: 'bieden|regeling|dieren|vee|gezondheid van',
    unlessBefore: CARED_FOR,
  }),
  healthRule('(?:je|jij|u) bent (?:[\\p{L}, ]{0,30}(?:en |, ))?({adverb})(?:kern)?gezond', null, {
    unless: 'eten|koken',
  }),
  healthRule(
    '(?:fysiek|lichamelijk|mentaal|geestelijk|psychisch)(?: en (?:fysiek|lichamelijk|mentaal|geestelijk|psychisch))? (?:volledig |helemaal |goed |100% )?(?:fit|gezond|in orde|sterk)|fit en gezond|gezond en fit',
    null,
    { unless: 'blijven|blijf|houd|hou |maak', unlessBefore: CARED_FOR },
  ),
  healthRule('(?:nooit|zelden|nauwelijks|amper|weinig|niet (?:vaak|snel)) ziek(?: geweest)?', null),
  healthRule('(?:een )?(?:laag|weinig|nauwelijks|geen) ziekteverzuim', null, {
    unless: 'wij hebben|we hebben|ons |onze |organisatie|een bedrijf|bij ons',
  }),
  healthRule(
    '(?:chronische?|langdurige?) (?:ziekte(?:s)?|zieken?|aandoening(?:en)?)|gehandicapten?(?=[^.!?]*(?:niet|geen|helaas))',
    null,
    {
      unless: '(?<!niet |geen )welkom|ongeacht',
      unlessBefore: `${CARED_FOR}|mensen met|cliënten|patiënten|bewoners|kinderen|jongeren|ouderen`,
    },
  ),
  healthRule(
    '(?:mensen|kandidaten|sollicitanten|iemand|wie) met (?:een )?(?:lichamelijke |fysieke |psychische |medische )?(?:rugklachten|klachten|beperking(?:en)?|handicap|aandoening|ziekte|burn-?out)',
    null,
    { when: 'niet|geen|helaas', unless: 'welkom|ongeacht', unlessBefore: CARED_FOR },
  ),
  healthRule('hoe vaak (?:je|u|jij) [^.!?]{0,40}ziek|(?:je|jouw|uw) ziekte(?:verzuim|verleden|geschiedenis)', null),
  healthRule('medische keuring', null, {
    unless: 'vlieg|mach|trein|brandweer|politie|wettelijk|duik|zeevarend|chauffeur',
    reason: 'Een keuring mag alleen waar de wet het toestaat. Zeg voor welk werk en waarom.',
  }),
]
