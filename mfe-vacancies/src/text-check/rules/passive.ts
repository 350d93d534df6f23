import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'

const passiveRule = ruleMaker({
  category: 'passive',
  source: 'plain',
  reason: 'Lijdende vorm: het blijft onduidelijk wie het doet.',
})

/** Passive wordings with a better one that is known; the other passive sentences are found by their form. */
export const passiveRules: readonly Rule[] = [
  passiveRule('er wordt van (?:je|jou|u) verwacht dat', 'we verwachten dat'),
  passiveRule('(?:er )?wordt (veel |)waarde gehecht aan', 'we hechten $1waarde aan'),
  passiveRule('er wordt (veel |nauw |intensief |)samengewerkt', 'we werken $1samen'),
  passiveRule('er wordt (hard |veel |)gewerkt', 'we werken $1'),
  passiveRule('er wordt (een|geen) ([\\p{L}-]+) (?:gevraagd|verlangd)', 'we vragen $1 $2'),
  passiveRule('je wordt begeleid door (een|je|onze|de) ([\\p{L}-]+ )?([\\p{L}-]+)', '$1 $2$3 begeleidt je'),
  passiveRule('je wordt aangestuurd door (een|je|onze|de) ([\\p{L}-]+ )?([\\p{L}-]+)', '$1 $2$3 stuurt je aan'),
  passiveRule('(?:het is de bedoeling|de bedoeling is) dat je', 'je'),
]
