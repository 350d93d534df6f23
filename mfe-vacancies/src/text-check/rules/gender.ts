import type { Rule } from '../rule.ts'
import { jobTitleRules, manRules } from './job-titles.ts'
import { pronounRules } from './pronouns.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR } from './vocabulary.ts'

const genderRule = ruleMaker({
  category: 'gender',
  source: 'gender',
  reason: 'Dit woord noemt één geslacht. Kies de neutrale naam van het beroep.',
})
const ONE_GENDER = 'Een voorkeur voor één geslacht mag alleen in een enkel wettelijk geval.'
const A_PERSON = 'Hiermee zoek je een man of een vrouw. Noem de functie of schrijf ‘collega’.'
const MEN = 'mannen|kerels|jongens|venten|gasten|vrouwen|dames|meiden|meisjes|jongedames|heren|knullen'
const MAN = 'man|kerel|jongen|vent|vrouw|dame|meid|jongedame|jongeman|heer|knul'
const SHOWS = 'dames (?:en|of) heren|heren|afdeling|mode|kleding|jongens (?:en|of) meisjes|voetbal|elftal'
const STRONG = '(?:sterke|stoere|stevige|potige)'

/** Names of jobs that are of one gender, and words that say the candidate is a man or a woman. */
export const genderRules: readonly Rule[] = [
  ...jobTitleRules(genderRule),
  ...manRules(genderRule),
  genderRule('(?<=(?:a|the|our|experienced|senior|new) )salesman', 'salesperson'),
  genderRule('salesmen', 'sales people', { when: '{english}' }),
  genderRule('salesman', 'verkoper'),
  genderRule('salesmen', 'verkopers'),
  genderRule('chairman', null),
  genderRule('man/vrouw(?!/)|man of vrouw(?= gezocht)', null, { reason: 'Met ‘m/v/x’ nodig je iedereen uit.' }),
  genderRule(`${STRONG} (?:${MEN})`, 'collega’s', { unless: 'vrouw', unlessBefore: CARED_FOR, reason: A_PERSON }),
  genderRule(`${STRONG} (?:${MAN})`, 'collega', { unless: 'vrouw', unlessBefore: CARED_FOR, reason: A_PERSON }),
  genderRule(
    `(handige|nette|goede|spontane|vlotte|lieve|vriendelijke|enthousiaste|jonge|ervaren) (?:${MEN})`,
    '$1 collega’s',
    {
      when: '{sought}',
      unless: SHOWS,
      unlessBefore: CARED_FOR,
      reason: A_PERSON,
    },
  ),
  genderRule(
    `(handige|nette|goede|spontane|vlotte|lieve|vriendelijke|enthousiaste|jonge|ervaren) (?:${MAN})`,
    '$1 collega',
    {
      when: '{sought}',
      unless: SHOWS,
      unlessBefore: CARED_FOR,
      reason: A_PERSON,
    },
  ),
  genderRule('(?:vrouwelijke?|mannelijke?) ([\\p{L}-]+)', '$1', {
    when: '{sought}|voorkeur|alleen',
    unless: 'mannelijke? (?:en|of) vrouwelijke?|vrouwelijke? (?:en|of) mannelijke?|gelijke geschiktheid',
    unlessBefore: `${CARED_FOR}|(?:je|jouw|onze|uw|hun) $`,
    reason: ONE_GENDER,
  }),
  genderRule(
    '(?<=(?:ben jij|bent u|jij bent|je bent|u bent) )(?:de|onze) (?:nieuwe |juiste |ideale )?(?:man|vrouw)(?! van)',
    'de persoon',
    {
      reason: A_PERSON,
    },
  ),
  genderRule('(de|onze) (juiste|ideale|nieuwe) (?:man|vrouw)(?! van)', '$1 $2 persoon', { reason: A_PERSON }),
  genderRule(
    '(?<=voorkeur gaat uit naar |kandidaat is |collega is |geven de voorkeur aan |liefst )een (?:man|vrouw|dame|heer)',
    null,
    {
      unless: 'gelijke geschiktheid',
      reason: ONE_GENDER,
    },
  ),
  genderRule('moederlijke?|vaderlijke?|madam|huisvrouw(?:en)?', null, {
    unless: 'organisatie',
    unlessBefore: CARED_FOR,
    reason: A_PERSON,
  }),
  genderRule('als (?:mama|moeder|huisvrouw|papa|huismoeder)', null, {
    when: 'job|baan|werk|uren|bijverdien',
    unlessBefore: CARED_FOR,
    reason: A_PERSON,
  }),
  genderRule('een (?:man|vrouw|dame|kerel|vent|meid|jongen)(?= (?:voor|met|die|om)|[.!?]|$)', 'iemand', {
    when: '{sought}',
    unlessBefore: CARED_FOR,
    reason: A_PERSON,
  }),
  genderRule('(?:meisjes|meiden|dames|jongedames|jongens|kerels)(?! van de)', 'collega’s', {
    when: '{sought}',
    unless: SHOWS,
    unlessBefore: CARED_FOR,
    reason: A_PERSON,
  }),
  genderRule('(?:meid|dame|jongedame|jongeman|kerel|gozer|topmeid|powervrouw)(?! van de)', 'collega', {
    when: '{sought}',
    unless: SHOWS,
    unlessBefore: CARED_FOR,
    reason: A_PERSON,
  }),
  genderRule('meisje(?! (?:van de|met de))', null, { when: '{sought}', unless: SHOWS, unlessBefore: CARED_FOR }),
  genderRule('[\\p{L}]+(?:dames|juffrouwen)', 'medewerkers', { unless: 'mode|kleding', unlessBefore: CARED_FOR }),
  genderRule('[\\p{L}]+(?:dame|juffrouw)', 'medewerker', { unless: 'hofdame|mode|kleding', unlessBefore: CARED_FOR }),
  genderRule('[\\p{L}]{3,}meisjes?|boeren(?:zoon|dochter)|(?:keuken|kantoor|stal)jongens?', null, {
    unless: 'kameleon',
    unlessBefore: CARED_FOR,
  }),
  genderRule('(?:mannen|vrouwen|heren|dames|meiden|meisjes)(team|ploeg|club)', '$1', {
    unless: 'voetbal|hockey|sport|train|speelt|competitie|divisie',
    unlessBefore: CARED_FOR,
    reason: 'Hiermee zeg je dat er één geslacht past. Zeg hoe het team werkt.',
  }),
  genderRule('(?:mannen|vrouwen)(?:bolwerk|wereld|werk)', null, { unlessBefore: CARED_FOR }),
  genderRule('(?:je|jouw|zijn|haar|uw) mannetje', null, { when: 'sta(?:a|at|an)', reason: A_PERSON }),
  genderRule(
    '(?:alleen|uitsluitend|enkel|bij voorkeur|liefst|graag) (?:een )?(?:voor )?(?:mannen|vrouwen|man|vrouw)',
    null,
    {
      unlessBefore: CARED_FOR,
      reason: ONE_GENDER,
    },
  ),
  genderRule("(?:huis)?(?:moeders|mama[’']s|huisvrouwen|vrouwen|mannen|vaders)", 'mensen', {
    whenBefore: '{aimed}',
    unless: 'vaders en moeders|moeders en vaders|vrouwen en mannen|mannen en vrouwen|schoenen|kleding|mode',
    unlessBefore: CARED_FOR,
  }),
  genderRule(
    '(?:mannen|vrouwen|dames|heren)(?= (?:gezocht|(?:hebben|genieten|krijgen) (?:bij ons )?(?:onze |de )?voorkeur))',
    null,
    {
      unless: 'gelijke geschiktheid|mannen en vrouwen|vrouwen en mannen|dames en heren|mode|kleding',
      unlessBefore: CARED_FOR,
      reason: ONE_GENDER,
    },
  ),
  ...pronounRules,
  genderRule('m/v(?!/\\p{L})|v/m(?!/\\p{L})|m/w(?!/\\p{L})', 'm/v/x', { reason: 'Met ‘m/v/x’ nodig je iedereen uit.' }),
  genderRule('(?<=\\()(?:m|v|man|vrouw|mnl|vrl)(?=\\))', 'm/v/x', { reason: ONE_GENDER }),
]
