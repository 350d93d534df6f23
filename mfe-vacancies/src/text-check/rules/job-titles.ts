import type { Rule } from '../rule.ts'
import { CARED_FOR } from './vocabulary.ts'

type MakeRule = (pattern: string, rewrite: Rule['rewrite'], more?: Partial<Rule>) => Rule

/**
 * Names of jobs for one gender, with the neutral name in singular and plural. All are 'de' words, so that article and
 * adjective before them stay as they are. A name that the sentence gives in both forms is left alone by `other`.
 */
const titles: readonly {
  one: string
  many?: string
  neutral: readonly [one: string | null, many: string | null]
  other?: string
}[] = [
  { one: 'secretaresse', neutral: ['secretarieel medewerker', 'secretarieel medewerkers'] },
  { one: '(directie|management|afdelings|praktijk)secretaresse', neutral: ['$1assistent', '$1assistenten'] },
  { one: 'verpleegster', neutral: ['verpleegkundige', 'verpleegkundigen'], other: 'verpleger' },
  { one: '(\\p{L}*)verzorgster', neutral: ['$1verzorgende', '$1verzorgenden'], other: 'verzorger' },
  { one: '(?:serveerster|dienster)', neutral: ['medewerker bediening', 'medewerkers bediening'], other: 'ober|kelner' },
  {
    one: '(?:gastvrouw|hostess)',
    many: '(?:gastvrouwen|hostesses)',
    neutral: ['gastheer of gastvrouw', 'gastheren of gastvrouwen'],
    other: 'gasthe(?:er|ren)',
  },
  {
    one: 'gastheer',
    many: 'gastheren',
    neutral: ['gastheer of gastvrouw', 'gastheren of gastvrouwen'],
    other: 'gastvrouw',
  },
  {
    one: '(?:schoonmaakster|werkster|werkvrouw|schoonmaakdame)',
    many: '(?:schoonmaaksters|werksters|werkvrouwen|schoonmaakdames)',
    neutral: ['schoonmaker', 'schoonmakers'],
    other: 'schoonmaker',
  },
  {
    one: '(?:poetsvrouw|poetsdame|poetsster|kuisvrouw)',
    many: '(?:poetsvrouwen|poetsdames|poetssters|kuisvrouwen)',
    neutral: ['poetshulp', 'poetshulpen'],
    other: 'poetsman|poetsmannen',
  },
  { one: '(\\p{L}*)kapster', neutral: ['$1kapper', '$1kappers'], other: 'kapper' },
  { one: 'verkoopster', neutral: ['verkoopmedewerker', 'verkoopmedewerkers'], other: 'verkoper' },
  { one: '(\\p{L}+)verkoopster', neutral: ['$1verkoper', '$1verkopers'], other: '\\p{L}*verkoper' },
  {
    one: '(?:winkeljuffrouw|verkoopdame|(?<=een )winkelmeisje)',
    many: '(?:winkelmeisjes|winkeljuffrouwen|verkoopdames)',
    neutral: ['verkoopmedewerker', 'verkoopmedewerkers'],
  },
  { one: '(?<=een )kamermeisje', many: 'kamermeisjes', neutral: ['kamermedewerker', 'kamermedewerkers'] },
  { one: '([\\p{L}-]*)medewerkster', neutral: ['$1medewerker', '$1medewerkers'], other: '[\\p{L}-]*medewerkers?(?!t)' },
  { one: '([\\p{L}-]+)(?:leidster)', neutral: ['$1leider', '$1leiders'], other: '\\p{L}*leider' },
  { one: 'leidster', neutral: ['pedagogisch medewerker', 'pedagogisch medewerkers'], other: 'leiders?(?!t)' },
  { one: '(\\p{L}*)begeleidster', neutral: ['$1begeleider', '$1begeleiders'], other: '\\p{L}*begeleider' },
  { one: '(\\p{L}*)boekhoudster', neutral: ['$1boekhouder', '$1boekhouders'], other: 'boekhouder' },
  { one: '(\\p{L}*)voorzitster', neutral: ['$1voorzitter', '$1voorzitters'], other: 'voorzitter' },
  { one: '(\\p{L}*)vertegenwoordigster', neutral: ['$1vertegenwoordiger', '$1vertegenwoordigers'] },
  { one: '(\\p{L}*)(?:trainster)', neutral: ['$1trainer', '$1trainers'], other: 'trainer' },
  { one: '(\\p{L}*)bestuurster', neutral: ['$1bestuurder', '$1bestuurders'], other: 'bestuurder' },
  {
    one: '(?:(?:kleuter|peuter)?juf(?:frouw)?|lerares|onderwijzeres|schooljuf(?:frouw)?|zwemjuf)',
    many: '(?:(?:kleuter|peuter)?juf(?:fen|frouwen)|leraressen|onderwijzeressen|schooljuffen)',
    neutral: ['leerkracht', 'leerkrachten'],
    other: 'onderwijzers?(?!e)|leraar|leraren|meester',
  },
  { one: '(\\p{L}*)assistente', neutral: ['$1assistent', '$1assistenten'] },
  { one: '(\\p{L}*)receptioniste', neutral: ['$1receptionist', '$1receptionisten'] },
  { one: '(\\p{L}*)telefoniste', neutral: ['$1telefonist', '$1telefonisten'] },
  { one: '(\\p{L}*)specialiste', neutral: ['$1specialist', '$1specialisten'] },
  { one: '(?:diëtiste)', neutral: ['diëtist', 'diëtisten'] },
  { one: '(?:caissière)', neutral: ['kassamedewerker', 'kassamedewerkers'] },
  {
    one: '(\\p{L}*)(direct|redact|inspect|conduct|instruct|act)rice',
    neutral: ['$1$2eur', '$1$2eurs'],
    other: '\\p{L}*(?:direct|redact|inspect|conduct|instruct|act)eur',
  },
  { one: '(\\p{L}+)atrice', neutral: ['$1ator', '$1atoren'], other: '\\p{L}+ator' },
  { one: '(\\p{L}{3,}s|\\p{L}*chauff|\\p{L}*coiff|\\p{L}*mont)euse', neutral: ['$1eur', '$1eurs'] },
  { one: '(?:naaister|strijkster|wasvrouw|wasster|huishoudster|spreekster)', neutral: [null, null] },
  { one: 'presidente', neutral: ['president', 'presidenten'] },
  {
    one: 'stewardess',
    many: 'stewardessen',
    neutral: ['cabinemedewerker', 'cabinemedewerkers'],
    other: 'steward(?!ess)',
  },
  {
    one: '(?:barman|barmaid|bardame)',
    many: '(?:barmannen|barmaids|bardames)',
    neutral: ['barmedewerker', 'barmedewerkers'],
  },
  { one: 'kokkin', many: 'kokkinnen', neutral: ['kok', 'koks'], other: 'koks?' },
  { one: 'boerin', many: 'boerinnen', neutral: ['boer', 'boeren'], other: 'boer' },
  { one: 'vakman', many: 'vakmannen', neutral: ['vakmens', 'vakmensen'], other: 'vakvrouw' },
  { one: 'voorman', many: 'voormannen', neutral: ['ploegleider', 'ploegleiders'], other: 'voorvrouw' },
  { one: 'werkman', many: 'werkmannen', neutral: ['arbeider', 'arbeiders'] },
  { one: 'onthaalmoeder', neutral: ['onthaalouder', 'onthaalouders'] },
  { one: 'gastmoeder', neutral: ['gastouder', 'gastouders'] },
]

/** A rule for the singular and one for the plural of each job title of one gender. */
export const jobTitleRules = (makeRule: MakeRule): readonly Rule[] =>
  titles.flatMap(({ one, many, neutral, other }) => {
    const more: Partial<Rule> = {
      unlessBefore: CARED_FOR,
      ...(other ? { unless: `(?:${other})(?:s|en)?(?: of | en | ?/ ?)|(?:of |en |/ ?)(?:een )?(?:${other})` } : {}),
    }
    const [single, plural] = neutral
    return [makeRule(many ?? `${one}s`, plural, more), makeRule(one, single, more)]
  })

const MAN_JOBS = 'zaken|camera|brandweer|politie|boots|loods|sport'
export const manRules = (makeRule: MakeRule): readonly Rule[] => [
  makeRule(`(${MAN_JOBS})mannen`, '$1mensen', { unless: 'vrouw|m/v|v/m' }),
  makeRule(`(?:${MAN_JOBS})man`, null, { unless: 'vrouw|m/v|v/m' }),
  makeRule('timmerman', 'timmerman of timmervrouw', { unless: 'timmervrouw|m/v|man/vrouw|v/m' }),
]
