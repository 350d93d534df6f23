import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { OF_OTHERS } from './vocabulary.ts'

const pronounRule = ruleMaker({
  category: 'gender',
  source: 'gender',
  reason: 'Hiermee zeg je dat de kandidaat een man of een vrouw is.',
})
const CANDIDATE =
  '(?:kandidaat|sollicitant|nieuwe collega|medewerker|persoon|ideale \\p{L}+|iemand|werknemer|de functionaris)'
const BOTH =
  '(?:hij|zij|ze|die) of (?:zij|hij|haar|hem)|hij/zij|zij/hij|zijn/haar|haar/zijn|hem/haar|zijn of haar|haar of zijn'
/** Another 'hij' or 'zijn' later in the sentence would still speak of a man. */
const NO_MORE = '(?![^.!?]*(?<!\\p{L})(?:hij|zij|ze|hem|haar|zijn|zich)(?!\\p{L}))'

/** Ends of job names: 'de projectleider … en hij …' speaks of whom the vacancy seeks. */
const JOB_ENDS =
  'leider|monteur|adviseur|medewerker|technicus|coördinator|specialist|ingenieur|chauffeur|verkoper|planner|lasser|kok|bakker|operator|begeleider|consultant|analist|boekhouder|beheerder|vertegenwoordiger|arbeider|verpleegkundige|ontwikkelaar'

/** 'Hij heeft' becomes 'je hebt'; verbs whose form doesn't change need no entry. */
const irregular: readonly (readonly [string, string])[] = [
  ['is', 'bent'],
  ['heeft', 'hebt'],
  ['kan', 'kunt'],
  ['zal', 'zult'],
]

/** Beside the reader 'hij' is somebody else: 'Zij werkt je in.' */
const READER = '(?:je|jij|jou|jouw|jullie|u|uw)(?![\\p{L}’])'

/** Pronouns of one gender for the candidate. */
export const pronounRules: readonly Rule[] = [
  ...irregular.map(([form, formOfYou]) =>
    pronounRule(`(?<=^[^\\p{L}]*)(?:hij|zij) ${form}${NO_MORE}`, `je ${formOfYou}`, {
      unless: `${OF_OTHERS}|${READER}`,
    }),
  ),
  pronounRule(`(?<=^[^\\p{L}]*)(?:hij|zij) (\\p{L}+t|moet|mag|wil|gaat|doet)${NO_MORE}`, 'je $1', {
    unless: `${OF_OTHERS}|${READER}`,
  }),
  pronounRule('(?<=^[^\\p{L}]*)(?:hij|zij) (?:\\p{L}+t|is|kan|zal|mag|wil)', null, {
    unless: `${BOTH}|${OF_OTHERS}|${READER}`,
  }),
  pronounRule('hij(?! of zij|/zij)', 'die', { whenBefore: CANDIDATE, unless: BOTH }),
  pronounRule('(?<=en )hij', 'die', {
    whenBefore: `^[^\\p{L}]*de [\\p{L}-]*(?:${JOB_ENDS}) `,
    unless: `${BOTH}|klant|patiënt|cliënt|bewoner`,
  }),
  pronounRule('(?:zij|ze)(?= \\p{L}+t(?!\\p{L}))(?! of hij|/hij)', 'die', {
    whenBefore: '(?:kandidaat|sollicitant|nieuwe collega|persoon) [^.!?]{0,60}$',
    unless: BOTH,
  }),
  pronounRule('hem(?! of haar|/haar)', null, { whenBefore: CANDIDATE, unless: BOTH }),
  pronounRule('(?:zijn|haar)(?= \\p{L}{2})', null, {
    whenBefore:
      '(?:(?:de|een|deze|elke|iedere) (?:ideale |juiste |nieuwe )?(?:kandidaat|sollicitant|medewerker|collega|werknemer)|onze (?:ideale|nieuwe) collega) \\p{L}+t [^.!?]{0,40}$',
    unless: BOTH,
  }),
  pronounRule('(?<=(?:een|iemand|ideale|nieuwe)[^.!?]{0,40} die )(?:zijn|haar)(?= \\p{L})', null, {
    unless: `(?:met|van|voor|naast|onder|door) een|${BOTH}`,
  }),
  pronounRule('(?<=(?:secretaresse|assistent|medewerker) die )zijn(?= \\p{L})', null, { unless: BOTH }),
  pronounRule('(?:his|her)(?! or|/)', 'their', {
    whenBefore: 'candidate|applicant|person|colleague|man(?!\\p{L})|salesman|developer|engineer|manager',
    unless: 'he or she|his or her|he/she|his/her|they',
  }),
  pronounRule('(?:he|she)(?! or|/)', null, {
    whenBefore: 'candidate|applicant|ideal',
    unless: 'he or she|she or he|he/she|s/he',
  }),
]
