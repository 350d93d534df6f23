import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR } from './vocabulary.ts'

const appearanceRule = ruleMaker({
  category: 'appearance',
  source: 'equal',
  reason: 'Uiterlijk zegt niets over hoe iemand het werk doet. Noem wat je in het contact verwacht.',
})

/** How somebody looks. */
export const appearanceRules: readonly Rule[] = [
  appearanceRule(
    '(?:een )?(?:representatief|verzorgd|aantrekkelijk|goed|net|fris|vlot) (?:en (?:representatief|verzorgd) )?(?:uiterlijk|voorkomen)',
    'een professionele houding',
  ),
  appearanceRule(
    '(?:ziet|zie) er (?:altijd |graag )?(?:[\\p{L}]+ en )?(?:goed |netjes )?(?:verzorgd|aantrekkelijk|representatief|goed)(?: verzorgd)?(?: uit)?|aantrekkelijke? (?:verschijning|man|vrouw|dame)',
    null,
    { unless: 'resultaat|etalage|winkel|product' },
  ),
  appearanceRule('(?<!\\p{L})(?:slank|niet te dik|goed figuur)', null, {
    when: '(?:je|jij|u) (?:bent|hebt)|{sought}',
    unless: 'product|organisatie|proces',
  }),
  appearanceRule('(?:knappe?|mooie|aantrekkelijke|charmante|slanke) ({person})', '$1', { unlessBefore: CARED_FOR }),
  appearanceRule(
    "(?:geen |zonder |zichtbare )*(?:tatoeages?|tattoo(?:s|[’']s)?|piercings?)(?: en (?:tatoeages?|piercings?))?",
    null,
    { unless: 'shop|studio|zetten' },
  ),
]
