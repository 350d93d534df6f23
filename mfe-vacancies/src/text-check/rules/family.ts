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
    '(?:geen|zonder) (?:(?:kleine|jonge|thuiswonende|schoolgaande) )?(?:kinderen|gezin|gezinsverplichtingen|kinderwens|zwangerschap(?:splannen)?|kinderplannen|gezinsplannen|partner)|kinderplannen|gezinsplannen|kinderloze?|kinderloos|ongebonden|vrijgezel(?:le)?|alleenstaande?',
    null,
    { unless: 'met of zonder|al dan niet|ongeacht', unlessBefore: CARED_FOR },
  ),
  familyRule('(?:moeders?|vaders?|ouders)(?: met (?:[\\p{L}]+ )?kinderen)?', null, {
    whenBefore: '{aimed}',
    unlessBefore: CARED_FOR,
  }),
  familyRule('(?:niet|nooit) zwanger|zwangerschapswens|kinderwens', null, { unlessBefore: CARED_FOR }),
  familyRule('geen (?:andere )?verplichtingen (?:thuis|aan huis)|gezinssituatie(?= (?:laat|moet|mag))', null),
  familyRule('als (?:mama|moeder|huisvrouw|papa|huismoeder)', null, {
    when: 'job|baan|werk|uren|bijverdien',
    unlessBefore: CARED_FOR,
  }),
  familyRule(
    '(?:stabiele|rustige|flexibele?|begripvolle?) (?:thuis|gezins|privé|familie)-?(?:situatie|front|leven)|(?<=(?:hebt|je) (?:de |een )?)(?:oppas|opvang|kinderopvang) (?:goed )?geregeld',
    null,
    {
      unlessBefore: CARED_FOR,
    },
  ),
  familyRule(
    '(?:je|jij|u) bent (?:on)?(?:getrouwd|gehuwd|samenwonend|verloofd)|(?:on)?(?:getrouwde|gehuwde) ({person})',
    null,
  ),
  familyRule('zwangere (?:vrouwen|kandidaten|sollicitanten)|zwangeren?', null, {
    when: 'niet|geen|helaas',
    unlessBefore: CARED_FOR,
  }),
  familyRule('kleine kinderen|jonge kinderen|schoolgaande kinderen', null, {
    when: 'bezwaar|lastig|niet ideaal|moeilijk te combineren|minder geschikt|liever niet',
    unlessBefore: CARED_FOR,
  }),
  familyRule('(?:gezinsleven|gezin|thuis)(?= (?:gaat|komt|staat) (?:niet|nooit) voor)', null),
]
