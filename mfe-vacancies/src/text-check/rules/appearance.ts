import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { traitRules } from './traits.ts'
import { CARED_FOR } from './vocabulary.ts'

const appearanceRule = ruleMaker({
  category: 'appearance',
  source: 'equal',
  reason: 'Uiterlijk zegt niets over hoe iemand het werk doet. Noem wat je in het contact verwacht.',
})

const LOOKS = '(?:representatie(?:f|ve)|verzorgde?|aantrekkelijke?|goed|nette?|frisse?|fris|vlotte?|jeugdig|jong)'
const THINGS =
  'steekproef|onderzoek|cijfers|kleding|outfit|kantoor|pand|ruimte|werkplek|omgeving|auto|bus|winkel|beeld|uitstraling|gebouw|locatie|presentatie|ontvangst|receptie|showroom|functie'

/** How somebody looks. */
export const appearanceRules: readonly Rule[] = [
  appearanceRule(`een (?:${LOOKS}(?:,| en|, en) )*${LOOKS} (?:uiterlijk|voorkomen|verschijning|uitstraling)`, null),
  appearanceRule(`(?:${LOOKS}(?:,| en|, en) )*${LOOKS} (?:uiterlijk|voorkomen|verschijning)`, null),
  ...traitRules(
    appearanceRule,
    {
      bare: 'representatief',
      inflected: 'representatieve',
      things: THINGS,
      alone: null,
    },
    { unless: `steekproef|onderzoek|cijfers|representatieve? (?:${THINGS})`, unlessBefore: CARED_FOR },
  ),
  appearanceRule('representativiteit', null, { unless: 'steekproef|onderzoek|data' }),
  appearanceRule(
    '(?:recente )?(?:pas)?foto(?= (?:van jezelf|bij je (?:cv|brief|sollicitatie|motivatie)))|(?:cv|brief|sollicitatie|motivatie)[^.!?]{0,20} met (?:een )?(?:recente )?(?:pas)?foto',
    null,
    {
      reason: 'Een foto laat zien hoe iemand eruitziet, en dat mag geen rol spelen. Vraag er niet om.',
      unlessBefore: 'zonder',
    },
  ),
  appearanceRule(
    'oogt (?:[\\p{L}]+ )?(?:verzorgd|netjes|goed|representatief)|overgewicht|te dik|maatje \\d{2}|kledingmaat \\d{2}|maat \\d{2}(?= (?:of|tot|past))|stralende (?:glim)?lach|mooie glimlach|modellenlook|goed ?ogende?|goed uitziende?',
    null,
    {
      unless: 'product|kledingwinkel|cliënten|patiënten',
      unlessBefore: CARED_FOR,
    },
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
    {
      unless:
        'shop|studio|zetten|zet |geen probleem|welkom|mogen|mag|(?<!niet )toegestaan|voedselveiligheid|hygiëne|HACCP|steriel',
    },
  ),
]
