/** A small taxonomy of nothing real, in the form of the official package; cells as a table. */
export type Table = readonly (readonly string[])[]

const ESCO = 'http://data.europa.eu/esco'
export const uriOf = {
  sails: `${ESCO}/skill/00000000-0000-4000-8000-000000000001`,
  knots: `${ESCO}/skill/00000000-0000-4000-8000-000000000002`,
  rope: `${ESCO}/skill/00000000-0000-4000-8000-000000000003`,
  crafts: `${ESCO}/skill/S99.1`,
  making: `${ESCO}/skill/S99`,
  sailmaker: `${ESCO}/occupation/00000000-0000-4000-8000-000000000011`,
  rigger: `${ESCO}/occupation/00000000-0000-4000-8000-000000000012`,
  group: `${ESCO}/isco/C7531`,
  minorGroup: `${ESCO}/isco/C753`,
} as const

const SKILL_COLUMNS = [
  'conceptType',
  'conceptUri',
  'skillType',
  'reuseLevel',
  'preferredLabel',
  'altLabels',
  'hiddenLabels',
  'status',
]
const OCCUPATION_COLUMNS = [
  'conceptType',
  'conceptUri',
  'iscoGroup',
  'preferredLabel',
  'altLabels',
  'hiddenLabels',
  'status',
  'code',
]
const GROUP_COLUMNS = ['conceptType', 'conceptUri', 'code', 'preferredLabel', 'status', 'altLabels']

const skill = (uri: string, preferred: string, alternative = '', hidden = '', reuse = 'sector-specific') => [
  'KnowledgeSkillCompetence',
  uri,
  'skill/competence',
  reuse,
  preferred,
  alternative,
  hidden,
  'released',
]
const occupation = (uri: string, preferred: string, alternative = '') => [
  'Occupation',
  uri,
  '7531',
  preferred,
  alternative,
  '',
  'released',
  '7531.9',
]

/** The files by their name. */
export const madeUpPackage: Readonly<Record<string, Table>> = {
  'skills_nl.csv': [
    SKILL_COLUMNS,
    skill(uriOf.sails, 'zeilen naaien', 'zeilen maken\nzeilen vervaardigen, met de hand', 'zijlen naaien'),
    skill(uriOf.knots, 'knopen leggen', '', '', 'transversal'),
    skill(uriOf.rope, 'touw slaan'),
  ],
  'skills_en.csv': [
    SKILL_COLUMNS,
    skill(uriOf.sails, 'sew sails', 'make "sails"'),
    skill(uriOf.knots, 'tie knots', 'tying of knots', '', 'transversal'),
  ],
  'skillGroups_nl.csv': [
    GROUP_COLUMNS,
    ['SkillGroup', uriOf.crafts, 'S99.1', 'vervaardigen van zeilen', 'released', ''],
    ['SkillGroup', uriOf.making, 'S99', 'vervaardigen', 'released', ''],
  ],
  'occupations_nl.csv': [
    OCCUPATION_COLUMNS,
    occupation(uriOf.sailmaker, 'zeilmaker', 'zeilmaakster\nzeilenmaker'),
    occupation(uriOf.rigger, 'takelaar'),
  ],
  'occupations_en.csv': [OCCUPATION_COLUMNS, occupation(uriOf.sailmaker, 'sailmaker')],
  'ISCOGroups_nl.csv': [
    GROUP_COLUMNS,
    ['ISCOGroup', uriOf.group, '7531', 'Naaiers', 'released', ''],
    ['ISCOGroup', uriOf.minorGroup, '753', 'Kledingmakers', 'released', ''],
  ],
  'occupationSkillRelations_nl.csv': [
    ['occupationUri', 'relationType', 'skillType', 'skillUri'],
    [uriOf.sailmaker, 'essential', 'skill/competence', uriOf.sails],
    [uriOf.sailmaker, 'optional', 'skill/competence', uriOf.knots],
    [uriOf.rigger, 'essential', 'skill/competence', uriOf.knots],
  ],
  'broaderRelationsSkillPillar_nl.csv': [
    ['conceptType', 'conceptUri', 'broaderType', 'broaderUri'],
    ['KnowledgeSkillCompetence', uriOf.sails, 'SkillGroup', uriOf.crafts],
    ['SkillGroup', uriOf.crafts, 'SkillGroup', uriOf.making],
  ],
  'broaderRelationsOccPillar_nl.csv': [
    ['conceptType', 'conceptUri', 'broaderType', 'broaderUri'],
    ['Occupation', uriOf.sailmaker, 'ISCOGroup', uriOf.group],
  ],
}

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A table as the text of a CSV file. */
export const csvOf = (table: Table): string => table.map((row) => row.map(cellOf).join(',')).join('\n')

/** A table of skills in Dutch by the columns that matter. */
export const skillsOf = (...rows: { uri?: string; label: string; alternative?: string; status?: string }[]): Table => [
  ['conceptUri', 'preferredLabel', 'altLabels', 'status'],
  ...rows.map(({ uri = uriOf.sails, label, alternative = '', status = 'released' }) => [
    uri,
    label,
    alternative,
    status,
  ]),
]
