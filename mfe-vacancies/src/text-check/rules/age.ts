import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR, WELCOME } from './vocabulary.ts'
import { youthRules } from './youth.ts'

const ageRule = ruleMaker({
  category: 'age',
  source: 'age',
  reason: 'Dit sluit mensen uit op leeftijd. Zeg wat iemand moet kunnen.',
})
const JUNIOR_PERSON = '‘Junior’ zegt hier iets over de persoon. Bij een functie mag het: ‘juniorfunctie’.'
const JUST_GRADUATED = 'Wie net is afgestudeerd is meestal jong. Vraag de opleiding, niet het moment.'
const FOR_STUDENTS = 'Dit richt zich op jonge mensen. Noem de uren en de dagen; dan kiest iedereen zelf.'
const STUDENT = '(?:werkstudent|jobstudent|bijbaanstudent|scholier|student)'
/** Students whom somebody teaches or guides, and the studying of a candidate. */
const TAUGHT = {
  unlessBefore: CARED_FOR,
  unless: 'studentenkaart|studentenzaken|onze studenten|studenten van|leerlingen|docent|stagebegeleid|studentenhuis',
}

/** Age in words: who is called young, and what only the young are. */
export const ageRules: readonly Rule[] = [
  ...youthRules,
  ageRule(
    '(?:net|vers|zo|direct|rechtstreeks) van (?:de |het )?(?:universiteit|school|schoolbanken|hogeschool|opleiding|mbo|hbo)',
    null,
    { unlessBefore: CARED_FOR },
  ),
  ageRule(
    '(?:net|pas|vers) (?:klaar met (?:je|jouw) (?:studie|opleiding)|(?:je|jouw) diploma (?:op zak|behaald|gehaald))',
    null,
    {
      unlessBefore: CARED_FOR,
      reason: JUST_GRADUATED,
    },
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
  ageRule('(?:net|pas|recent|vers) afgestudeerden?|(?:net|pas|recent|vers) afgestudeerde?|pasafgestudeerden?', null, {
    unlessBefore: CARED_FOR,
    reason: JUST_GRADUATED,
  }),
  ageRule('recent(?:ly)? graduated?', null),
  ageRule('een schoolverlater(?=[.,!?]| (?:voor|in)|$)', null, {
    unless: 'voortijdig',
    unlessBefore: CARED_FOR,
  }),
  ageRule('school ?verlaters?', null, { unless: 'voortijdig', unlessBefore: CARED_FOR }),
  ageRule('een starter(?=[.,!?]|$)', null, {
    unless: 'woningmarkt|onderneming|hypothe|geen starters',
    unlessBefore: CARED_FOR,
  }),
  ageRule('starters?(?! (?:op de |op onze )?(?:woningmarkt|arbeidsmarkt adviseer|subsidie|lening|fonds))', null, {
    unless:
      'woningmarkt|onderneming|hypothe|geen starters|motor|starters? (?:zijn |is )?(?:ook |altijd |zeker )?welkom|ook (?:als )?(?:een )?starter|starters? (?:en|of) ervaren',
    unlessBefore: CARED_FOR,
  }),
  ageRule("junior (kandida(?:at|ten)|collega(?:[’']?s)?|medewerker(?:s)?|persoon|talent)", '$1', {
    reason: JUNIOR_PERSON,
  }),
  ageRule('(?:als|een) junior(?= (?:leer|kom|krijg|begin|die|ben|werk)| *[,.])', null, { reason: JUNIOR_PERSON }),
  ageRule(`een ${STUDENT}(?= (?:met|die|voor)|[.!?,]|$)`, 'iemand', {
    whenBefore: '{aimed}',
    ...TAUGHT,
    reason: FOR_STUDENTS,
  }),
  ageRule('(?:werkstudent|jobstudent|bijbaanstudent)(?:en|e|es)?', null, {
    unlessBefore: CARED_FOR,
    reason: FOR_STUDENTS,
  }),
  ageRule(`${STUDENT}(?:en)?(?: (?:en|of) ${STUDENT}(?:en)?)?`, null, {
    whenBefore: '{aimed}',
    ...TAUGHT,
    reason: FOR_STUDENTS,
  }),
  ageRule(`${STUDENT}en`, null, { when: 'gezocht|zien graag|zijn welkom', ...TAUGHT, reason: FOR_STUDENTS }),
  ageRule('(?:een )?digital natives?', null),
  ageRule('(?:vitale?|fitte) (?:vijftig|zestig)plussers?|(?:vijftig|zestig|45|50|55)[- ]?plussers?', null, {
    unless: `${WELCOME}|ook`,
    unlessBefore: CARED_FOR,
  }),
  ageRule("gepensioneerden?|pensionado[’']?s?|AOW[’']?ers?|vutters?|senioren", null, {
    whenBefore: '{aimed}',
    unless: `${WELCOME}|ook`,
    unlessBefore: CARED_FOR,
  }),
  ageRule('oude rotten|oude garde|te oud|oudere (?:kandidaten|sollicitanten|werknemers)', null, {
    when: 'niet|geen|helaas',
    unless: WELCOME,
    unlessBefore: CARED_FOR,
  }),
  ageRule('millennials?|generatie [XYZ]|gen[- ]z', null, { unlessBefore: CARED_FOR }),
]
