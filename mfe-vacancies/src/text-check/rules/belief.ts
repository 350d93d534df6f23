import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR } from './vocabulary.ts'

const beliefRule = ruleMaker({
  category: 'belief',
  source: 'equal',
  reason: 'Geloof mag in het algemeen geen rol spelen bij de keuze.',
})

/** Religion and what belongs to it. */
export const beliefRules: readonly Rule[] = [
  beliefRule(
    '(?:je|jij|u) (?:bent|hebt) (?:een )?(?:[\\p{L}]+ )?(?:christelijke?|protestants(?:e|-christelijke)?|katholieke?|islamitische?|joodse?|gereformeerde?|hindoeïstische?|gelovige?)(?: (?:levensovertuiging|achtergrond|identiteit|geloof))?',
    null,
  ),
  beliefRule(
    '(?:belijdend|praktiserend|overtuigd|gelovig)e? (?:christen(?:en)?|christelijk|moslims?|katholiek(?:en)?|protestant(?:en)?|jood|joods|{person})|(?:belijdend|praktiserend|gelovig)(?=[.!?,]|$)',
    null,
    { unlessBefore: CARED_FOR },
  ),
  beliefRule('(?:christelijke|islamitische|katholieke|joodse|gereformeerde|protestantse|gelovige) ({person})', '$1', {
    when: '{sought}',
    unlessBefore: CARED_FOR,
  }),
  beliefRule('ramadan|gebedstijden|gebed|kerkgang|bidden|sabbat', null, {
    when: 'niet|geen',
    unless: 'geen probleem|mogelijk|(?<!niet )welkom',
    unlessBefore: CARED_FOR,
  }),
  beliefRule('(?:geen |zonder )?(?:hoofddoek(?:je)?|keppel(?:tje)?|tulband)', null, {
    unless: 'geen probleem|(?<!niet )welkom|mag(?! (?:niet|geen))|(?<!niet )toegestaan',
    unlessBefore: CARED_FOR,
  }),
  beliefRule("(?:moslims?|christenen|christen|joden|katholieken|hindoes|gelovigen|atheïsten|moslima[’']?s?)", null, {
    when: 'niet|geen|helaas|alleen|enkel|liefst|{seek}|voorkeur',
    unless: '(?<!niet |geen )welkom|ongeacht',
    unlessBefore: CARED_FOR,
  }),
  beliefRule(
    'lid van (?:een|de|onze) (?:[\\p{L}-]+ )?(?:kerk|kerkgemeenschap|moskee|parochie)|kerkelijk (?:betrokken|meelevend|actief)|trouwe kerkganger',
    null,
    {
      unlessBefore: CARED_FOR,
    },
  ),
  beliefRule('(?:geen |zonder )?(?:religieuze|levensbeschouwelijke) (?:symbolen|tekens|uitingen|kleding)', null, {
    when: 'geen|niet|zonder',
    unless: 'toga|rechtbank|politie',
  }),
]
