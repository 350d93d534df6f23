import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR } from './vocabulary.ts'

const healthRule = ruleMaker({
  category: 'health',
  source: 'health',
  reason: 'Naar gezondheid mag je bij een sollicitatie niet vragen. Noem wat het werk vraagt, zoals tillen of staan.',
})

/** Health, handicap and sick leave. */
export const healthRules: readonly Rule[] = [
  healthRule(
    '(?:geen|zonder) (?:lichamelijke|fysieke|psychische|medische|geestelijke)?(?: of (?:lichamelijke|fysieke|psychische|medische))? ?(?:beperking(?:en)?|klachten|gebreken|aandoening(?:en)?|handicap(?:s)?|rugklachten|ziektes?)',
    null,
    { unless: 'sluit|ongeacht' },
  ),
  healthRule('(?:een )?(?:goede|uitstekende|prima) (?:lichamelijke |fysieke )?(?:gezondheid|conditie)', null, {
    unless: 'bieden|regeling',
    unlessBefore: CARED_FOR,
  }),
  healthRule('(?:je|jij|u) bent (?:[\\p{L}, ]{0,30}(?:en |, ))?({adverb})(?:kern)?gezond', null, {
    unless: 'eten|koken',
  }),
  healthRule(
    '(?:fysiek|lichamelijk|mentaal|geestelijk|psychisch)(?: en (?:fysiek|lichamelijk|mentaal|geestelijk|psychisch))? (?:volledig |helemaal |goed |100% )?(?:fit|gezond|in orde|sterk)|fit en gezond|gezond en fit',
    null,
    { unless: 'blijven|blijf|houden', unlessBefore: CARED_FOR },
  ),
  healthRule('(?:nooit|zelden|nauwelijks|amper|weinig|niet (?:vaak|snel)) ziek(?: geweest)?', null),
  healthRule('(?:een )?(?:laag|weinig|nauwelijks|geen) ziekteverzuim', null, {
    unless: 'wij hebben|we hebben|ons team|onze afdeling|organisatie',
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
