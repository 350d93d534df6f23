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
    '(?:belijdend|praktiserend|overtuigd|gelovig)e? (?:christen(?:en)?|moslims?|katholiek(?:en)?|protestant(?:en)?|joods?|[\\p{L}]+)',
    null,
    { unlessBefore: CARED_FOR },
  ),
  beliefRule('(?:christelijke|islamitische|katholieke|joodse|gereformeerde|protestantse|gelovige) ({person})', '$1', {
    when: '{sought}',
    unlessBefore: CARED_FOR,
  }),
  beliefRule('ramadan|gebedstijden|gebed|kerkgang|bidden|sabbat', null, { when: 'niet|geen', unlessBefore: CARED_FOR }),
  beliefRule('(?:geen |zonder )?(?:hoofddoek(?:je)?|keppel(?:tje)?|tulband)', null, { unlessBefore: CARED_FOR }),
]
