import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR } from './vocabulary.ts'

const familyRule = ruleMaker({
  category: 'family',
  source: 'gender',
  reason: 'Gezin en zwangerschap mogen geen rol spelen bij de keuze.',
})

/** Family, children and pregnancy. */
export const familyRules: readonly Rule[] = [
  familyRule(
    '(?:geen|zonder) (?:(?:kleine|jonge|thuiswonende|schoolgaande) )?(?:kinderen|gezin|gezinsverplichtingen|kinderwens|zwangerschap(?:splannen)?)|kinderloze?|kinderloos|ongebonden|vrijgezel(?:le)?|alleenstaande?',
    null,
    { unlessBefore: CARED_FOR },
  ),
  familyRule('(?:moeders?|vaders?|ouders)(?: met (?:[\\p{L}]+ )?kinderen)?', null, {
    whenBefore: '{sought}|ideale (?:baan|functie)',
    unlessBefore: CARED_FOR,
  }),
  familyRule('(?:niet|nooit) zwanger|zwangerschapswens|kinderwens', null, { unlessBefore: CARED_FOR }),
]
