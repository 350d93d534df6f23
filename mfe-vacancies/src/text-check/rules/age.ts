import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR, WELCOME } from './vocabulary.ts'

const ageRule = ruleMaker({
  category: 'age',
  source: 'age',
  reason: 'Dit sluit mensen uit op leeftijd. Zeg wat iemand moet kunnen.',
})
const JUNIOR_PERSON = '‘Junior’ zegt hier iets over de persoon. Bij een functie mag het: ‘juniorfunctie’.'
const YOUNG_TEAM = 'Met een jong team schrik je oudere sollicitanten af. Zeg hoe het team werkt.'

/** Age in words: who is called young, and what only the young are. */
export const ageRules: readonly Rule[] = [
  ageRule(
    '({adverb})(?:jong|jonge),? (?:en |, )?(enthousiaste?|gemotiveerde?|gedreven|ambitieuze?|dynamische?|energieke?|frisse?|spontane?|leuke?|creatieve?|ondernemende?|vlotte?) ({person})',
    '$2 $3',
    { unless: WELCOME, unlessBefore: CARED_FOR },
  ),
  ageRule(
    'jong,? (?:en )?(dynamisch|ambitieus|enthousiast|gedreven|energiek|informeel|fris|gezellig|hecht|creatief|internationaal)e? (team|bedrijf|organisatie|club|clubje|groep)',
    '$1 $2',
    { reason: YOUNG_TEAM },
  ),
  ageRule(
    '(dynamische?|ambitieuze?|enthousiaste?|gedreven|hechte?|gezellige?|informele?),? (?:en )?jonge? (team|organisatie|club|groep|{person})',
    '$1 $2',
    { unless: WELCOME, unlessBefore: CARED_FOR },
  ),
  ageRule("jonge? (team|club|clubje|groep (?:collega[’']?s|professionals|mensen))", '$1', {
    unlessBefore: CARED_FOR,
    reason: YOUNG_TEAM,
  }),
  ageRule('jonge? (?!(?:{thing}))([\\p{L}-]+)', '$1', { when: '{sought}', unless: WELCOME, unlessBefore: CARED_FOR }),
  ageRule('(?:jonge?) ({person})', '$1', { unless: WELCOME, unlessBefore: CARED_FOR }),
  ageRule('(?:echte )?young (professionals?|talents?|dog|graduates?)', 'professional'),
  ageRule('jong van (?:leeftijd|geest|hart)', null, { unless: WELCOME }),
  ageRule('young(?:,? and [a-z]+|, [a-z]+)? (?!children|adults with|patients|people with|families)([a-z]+)', '$1', {
    when: '{sought}',
    unless: 'regardless',
    unlessBefore: CARED_FOR,
  }),
  ageRule('jongedames?|jongeman(?:nen)?|jongelui', null, { unlessBefore: CARED_FOR }),
  ageRule("(?:team|ploeg|collega[’']?s|afdeling)[^.!?]{0,45} (?:is|zijn) ({adverb})jong", null, {
    unless: 'kinder|jong van geest',
    reason: YOUNG_TEAM,
  }),
  ageRule(
    '(?:net|vers|zo|direct|rechtstreeks) van (?:de |het )?(?:universiteit|school|schoolbanken|hogeschool|opleiding|mbo|hbo)',
    null,
  ),
  ageRule(
    'opgegroeid met (?:een )?(?:smartphone|telefoon|internet|social media|sociale media|TikTok|Instagram|tablet)',
    'handig met sociale media',
  ),
  ageRule('overgekwalificeerd|te (?:zwaar|ervaren) voor (?:ons|deze|het)', null, {
    reason: 'Wie veel ervaring heeft sluit je zo uit, en dat zijn vooral oudere kandidaten.',
  }),
  ageRule(
    '(?:van )?een jaar of (?:{number}|twintig|vijfentwintig|dertig|veertig)(?! (?:geleden|ervaring|werk))|(?:twintig|dertig)ers?',
    null,
    { unlessBefore: CARED_FOR },
  ),
  ageRule('young(?: and|,)? (?:dynamic |ambitious |enthusiastic |energetic )?(team|company|person|colleagues?)', '$1', {
    unless: 'regardless',
    unlessBefore: CARED_FOR,
  }),
  ageRule('(?:je|jij|u) bent ({adverb})jong', null, { unless: WELCOME }),
  ageRule('(?:net|pas|recent) afgestudeerde?', null, {
    reason: 'Wie net is afgestudeerd is meestal jong. Vraag de opleiding, niet het moment.',
  }),
  ageRule('recent(?:ly)? graduated?', null),
  ageRule('school ?verlaters?', 'iemand met een afgeronde opleiding', {
    unless: 'voortijdig',
    unlessBefore: CARED_FOR,
  }),
  ageRule(
    '(?:een )?starters?(?! (?:op de |op onze )?(?:woningmarkt|arbeidsmarkt adviseer|subsidie|lening|fonds))',
    'iemand die dit werk nog moet leren',
    { unless: 'woningmarkt|onderneming|hypothe|geen starters', unlessBefore: CARED_FOR },
  ),
  ageRule("junior (kandida(?:at|ten)|collega(?:[’']?s)?|medewerker(?:s)?|persoon|talent)", '$1', {
    reason: JUNIOR_PERSON,
  }),
  ageRule('(?:als|een) junior(?= (?:leer|kom|krijg|begin|die|ben|werk)| *[,.])', 'in deze juniorfunctie', {
    reason: JUNIOR_PERSON,
  }),
  ageRule(
    '(?:scholier(?:en)?|student(?:en)?)(?: (?:en|of) (?:scholier(?:en)?|student(?:en)?))?',
    'iedereen die past bij deze uren',
    {
      whenBefore: '{sought}|bijbaan|baan|vacature|functie|alleen',
      unlessBefore: CARED_FOR,
      reason: 'Dit richt zich op jonge mensen. Noem de uren en de dagen; dan kiest iedereen zelf.',
    },
  ),
  ageRule('digital natives?', 'iemand die handig is met software'),
  ageRule('(?:vitale?|fitte) (?:vijftig|zestig)plussers?|(?:vijftig|zestig|45|50|55)[- ]?plussers?', null, {
    unless: `${WELCOME}|ook`,
    unlessBefore: CARED_FOR,
  }),
  ageRule('millennials?|generatie [XYZ]|gen[- ]z', null, { unlessBefore: CARED_FOR }),
]
