import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'
import { CARED_FOR } from './vocabulary.ts'

const genderRule = ruleMaker({
  category: 'gender',
  source: 'gender',
  reason: 'Dit woord noemt één geslacht. Kies de neutrale naam van het beroep.',
})
const ONE_GENDER = 'Een voorkeur voor één geslacht mag alleen in een enkel wettelijk geval.'
const A_MAN = 'Hiermee zeg je dat de kandidaat een man is.'
const CANDIDATE = '(?:kandidaat|sollicitant|nieuwe collega|medewerker|persoon|ideale \\p{L}+|iemand)'

/** Names of jobs that are of one gender, and words that say the candidate is a man or a woman. */
export const genderRules: readonly Rule[] = [
  genderRule('secretaresses?', 'secretarieel medewerker'),
  genderRule('verpleegsters?', 'verpleegkundige'),
  genderRule('serveersters?', 'medewerker bediening', { unless: 'obers?|kelner' }),
  genderRule('gastvrouw(?:en)?|hostess(?:es)?', 'gastheer of gastvrouw', { unless: 'gasthe(?:er|ren)' }),
  genderRule('gasthe(?:er|ren)', 'gastheer of gastvrouw', { unless: 'gastvrouw' }),
  genderRule('schoonmaaksters?|werksters?|poetsvrouw(?:en)?', 'schoonmaker'),
  genderRule('kapsters?', 'kapper', { unless: 'kapper' }),
  genderRule('verkoopsters?|winkelmeisjes?|winkeljuffrouw(?:en)?', 'verkoopmedewerker', { unless: 'verkopers?' }),
  genderRule('medewerksters?', 'medewerker', { unless: 'medewerkers?(?!ter)' }),
  genderRule('leidsters?', 'pedagogisch medewerker', { unless: 'leiders?' }),
  genderRule('onderwijzeressen|onderwijzeres|lerares(?:sen)?|juf(?:fen|frouw)?', 'leerkracht', {
    unless: 'onderwijzer(?:s)? |leraar|meester',
  }),
  genderRule('boekhoudsters?', 'boekhouder', { unless: 'boekhouders?' }),
  genderRule('doktersassistentes?', 'doktersassistent'),
  genderRule('tandartsassistentes?', 'tandartsassistent'),
  genderRule('receptionistes?', 'receptionist'),
  genderRule('telefonistes?', 'telefonist'),
  genderRule('directrices?|presidentes?', 'directeur'),
  genderRule('stewardess(?:en)?', 'cabinemedewerker', { unless: 'steward(?!ess)' }),
  genderRule('vakman', 'vakmens', { unless: 'vakvrouw' }),
  genderRule('vakmannen|vaklieden', 'vakmensen', { unless: 'vakvrouw' }),
  genderRule('timmerman', 'timmerman of timmervrouw (m/v/x)', { unless: 'timmervrouw|m/v|man/vrouw|v/m' }),
  genderRule('((?:zaken|camera|bar|brandweer|politie|boots|loods|voor)m(?:an|annen))', '$1 (m/v/x)', {
    unless: 'vrouw|m/v|v/m',
  }),
  genderRule('sales(?:man|men)', 'salesmedewerker'),
  genderRule('chairman', 'chair'),
  genderRule(
    '(?:sterke|stoere|handige|stevige|nette|goede) (?:mannen|kerels?|gasten|jongens?|jongen|vent(?:en)?|man)',
    'sterke collega',
    { unless: 'vrouw', unlessBefore: CARED_FOR },
  ),
  genderRule('(?:vrouwelijke?|mannelijke?) ({person})', '$1', {
    unless: 'mannelijke? (?:en|of) vrouwelijke?|vrouwelijke? (?:en|of) mannelijke?',
    unlessBefore: CARED_FOR,
    reason: ONE_GENDER,
  }),
  genderRule('(?:meisjes?|meid(?:en)?|dames?|jongedames?|jongens|jongeman)(?! van de)', 'collega', {
    when: '{sought}',
    unless: 'dames (?:en|of) heren|heren|afdeling|mode|kleding|jongens (?:en|of) meisjes|voetbal|elftal',
    unlessBefore: CARED_FOR,
  }),
  genderRule('[\\p{L}]+(?:dames?|meisjes?|juffrouw(?:en)?)|boeren(?:zoon|dochter)', 'medewerker', {
    unless: 'hofdame|kameleon|mode|kleding',
    unlessBefore: CARED_FOR,
  }),
  genderRule('(?:mannen|vrouwen|heren|dames)(?:team|ploeg|bolwerk|wereld|club)', 'team', {
    unlessBefore: CARED_FOR,
    reason: 'Hiermee zeg je dat er één geslacht past. Zeg hoe het team werkt.',
  }),
  genderRule('(?:huis)?(?:moeders?|huisvrouwen|vrouwen|mannen)', 'mensen', {
    whenBefore: '{sought}|ideale (?:baan|functie)',
    unless: 'vaders',
    unlessBefore: CARED_FOR,
  }),
  genderRule('(?:his|her)(?! or|/)', 'their', {
    whenBefore: 'candidate|applicant|person|colleague',
    unless: 'he or she|his or her|he/she|his/her',
    reason: 'Hiermee zeg je dat de kandidaat een man of een vrouw is.',
  }),
  genderRule(
    '(?:alleen|uitsluitend|enkel|bij voorkeur|liefst|graag) (?:een )?(?:voor )?(?:mannen|vrouwen|man|vrouw)',
    'iedereen',
    { unlessBefore: CARED_FOR, reason: ONE_GENDER },
  ),
  genderRule('(?:hij|hem)(?! of zij|/zij)', 'die', {
    whenBefore: CANDIDATE,
    unless: 'hij of zij|hij/zij',
    reason: A_MAN,
  }),
  genderRule('zijn(?= \\p{L}{3})', 'de', {
    whenBefore:
      '(?:de|een|deze|elke|iedere) (?:ideale |juiste )?(?:kandidaat|sollicitant|medewerker|collega) \\p{L}+t [^.!?]{0,40}$',
    reason: A_MAN,
  }),
  genderRule('(?<=(?:een|iemand|ideale|nieuwe)[^.!?]{0,40} die )zijn(?= \\p{L})', 'de', {
    unless: '(?:met|van|voor|naast|onder|door) een',
    reason: A_MAN,
  }),
  genderRule('m/v(?!/x)|v/m(?!/x)', 'm/v/x', { reason: 'Met ‘m/v/x’ nodig je iedereen uit.' }),
]
