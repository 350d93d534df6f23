import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR, SERVED, WELCOME } from './vocabulary.ts'

const ageRule = ruleMaker({
  category: 'age',
  source: 'age',
  reason: 'Dit sluit mensen uit op leeftijd. Zeg wat iemand moet kunnen.',
})
const YOUNG_TEAM = 'Met een jong team schrik je oudere sollicitanten af. Zeg hoe het team werkt.'
const aboutTeam = { unlessBefore: SERVED, reason: YOUNG_TEAM }
const aboutPerson = { unless: WELCOME, unlessBefore: CARED_FOR }
const GROUP =
  'team|bedrijf|onderneming|zaak|organisatie|club|clubje|groep|ploeg|bende|gezelschap|kantoor|afdeling|start-?up'
const YOUTH_CARE =
  'jeugdzorg|jeugdhulp|jeugdwerk|jeugdreclassering|jeugdige (?:delinquent|werknemers|cliënt|bewoner|bezoeker|publiek|patiënt|sporter|lezers)'

/** Everything that calls somebody young: 'jong', 'jeugdig' and what only the young are. */
export const youthRules: readonly Rule[] = [
  ageRule("(?:jonge|jeugdige) (collega[’']?s)", '$1', aboutTeam),
  ageRule('jonge (?:twintiger|dertiger|veertiger)s?', null, aboutPerson),
  ageRule('een jonge hond(?= (?:die|met|voor|om)|[.,!?]|$)', 'iemand', aboutPerson),
  ageRule('(?<=als )jonge hond(?:en)?', null, aboutPerson),
  ageRule('de jonge hond', 'de collega', aboutPerson),
  ageRule('jonge honden', 'collega’s', { ...aboutPerson, when: '{sought}|team|wij zijn|we zijn' }),
  ageRule(
    'een jeugdige uitstraling en (veel|een|goede|ruime|oog|gevoel|ervaring|kennis|humor|energie|lef)',
    '$1',
    aboutPerson,
  ),
  ageRule(
    '(?:jonge?|jeugdige?) (?:uitstraling|elan|voorkomen|enthousiasme|energie|karakter|sfeer|look|spirit|touch|geest|hart|blik)',
    null,
    aboutPerson,
  ),
  ageRule(`(?:jong|jeugdig)(?: en|,|, en) ([\\p{L}-]+) (${GROUP}|{person})`, '$1 $2', aboutTeam),
  ageRule(`([\\p{L}-]{3,}), (?:jong|jeugdig)(?: en|,) ([\\p{L}-]+) (${GROUP})`, '$1 en $2 $3', aboutTeam),
  ageRule(`([\\p{L}-]{3,})(?: en|,|, en) (?:jonge?|jeugdige?) (${GROUP})`, '$1 $2', aboutTeam),
  ageRule(
    `(?:{adverb})(?:jonge?|jeugdige?)(?:,| en|, en) (?!oude|ervaren|minder)([\\p{L}-]{3,}) ({person}|${GROUP})`,
    '$1 $2',
    aboutPerson,
  ),
  ageRule('jonge?(?:,| en|, en) (?!oude|ervaren|minder)([\\p{L}-]{3,}e)(?= [\\p{L}-]+)', '$1', {
    when: '{sought}',
    ...aboutPerson,
  }),
  ageRule('([\\p{L}-]{3,}e)(?:,| en|, en) jonge ([\\p{L}-]+)', '$1 $2', {
    when: '{sought}',
    unless: `${WELCOME}|oude(?:re)? (?:,|en|of) jonge|{thing}`,
    unlessBefore: CARED_FOR,
  }),
  ageRule(`(?:{adverb})(?:jonge?|jeugdige?) (${GROUP}|groep (?:collega[’']?s|professionals|mensen))`, '$1', aboutTeam),
  ageRule('(?:jonge?|jeugdige?) ({person})', '$1', {
    unless: WELCOME,
    unlessBefore: `${CARED_FOR}|(?:voor|aan|over|van) $`,
  }),
  ageRule('(?:jonge?|jeugdige?) ({person})', '$1', { whenBefore: '{aimed}', ...aboutPerson }),
  ageRule("jeugdige? (?!(?:{thing})|en |of )([\\p{L}’'-]+)", '$1', {
    unless: `${WELCOME}|${YOUTH_CARE}`,
    unlessBefore: CARED_FOR,
  }),
  ageRule('jonge? (?!(?:{thing})|en |of |van |te |is )([\\p{L}-]+)', '$1', { when: '{sought}', ...aboutPerson }),
  ageRule('jeugdig', null, { unless: WELCOME, unlessBefore: CARED_FOR }),
  ageRule('(?:echte )?young (professionals?|talents?|graduates?)', '$1', { when: '{english}' }),
  ageRule('(?:echte )?young (professionals|talents|graduates)', 'professionals'),
  ageRule('(?:echte )?young (?:professional|talent|graduate)', 'professional'),
  ageRule('young dogs?|young ?sters?|youngsters?', null),
  ageRule('jong van (?:leeftijd|geest|hart)', null, { unless: WELCOME }),
  ageRule('young(?:,| and|, and) ([a-z]+) ([a-z]+)', '$1 $2', {
    when: '{sought}',
    unless: 'regardless',
    unlessBefore: CARED_FOR,
  }),
  ageRule('young (?!children|adults with|patients|people with|families)([a-z]+)', '$1', {
    when: '{sought}',
    unless: 'regardless',
    unlessBefore: CARED_FOR,
  }),
  ageRule('young (team|company|person|colleagues?)', '$1', { unless: 'regardless', unlessBefore: CARED_FOR }),
  ageRule('jongedames?|jongeman(?:nen)?|jongelui|jongelingen|jong volk|jong bloed|jonge garde|jonkies', null, {
    unlessBefore: CARED_FOR,
  }),
  ageRule('jongeren|tieners|twens', null, { whenBefore: '{aimed}', unlessBefore: CARED_FOR }),
  ageRule("(?:team|ploeg|collega[’']?s|afdeling)[^.!?]{0,45} (?:is|zijn) (?:{adverb})jong", null, {
    unless: 'kinder|jong van geest',
    reason: YOUNG_TEAM,
  }),
  ageRule('(je|jij|u) bent (?:{adverb})jong(?: en|,) ({trait})(?! \\p{L})', '$1 bent $2', { unless: WELCOME }),
  ageRule('(?:(?:je|jij|u) bent|ben (?:je|jij|u)|bent u) (?:{adverb})jong', null, { unless: WELCOME }),
  ageRule('(?:{trait}) en jong(?=[.!?,]|$)|jong en (?:{trait}|wild|fris|hip)(?=[.!?,]|$)', null, {
    unless: `${WELCOME}|bedrijf is|organisatie is`,
  }),
]
