import { createHash } from 'node:crypto'
import type { Requirement, RequirementImportance, RequirementKind } from '@wervio/contracts'
import { MOST_REQUIREMENTS, type Vacancy } from '@wervio/contracts'
import { readVacancy, textsOf, type Segment } from '../../persona/source/read-vacancy.ts'
import { tasksOf } from '../../persona/source/tasks.ts'
import { fold } from '../words/fold.ts'
import { termsOf } from '../words/terms.ts'
import { detectDemands, detectInText, labelOf, type Detected } from './detect.ts'
import { itemsOf } from './items.ts'

/** What of a vacancy is asked of a candidate. `description` is its text, plain. */
export type MatchedVacancy = Pick<
  Vacancy,
  'title' | 'location' | 'hours' | 'sector' | 'specific_tasks' | 'hard_skills' | 'soft_skills'
> & { description: string }

export type DerivedRequirements = { requirements: Requirement[]; warnings: string[] }

/**
 * What a requirement counts for until a recruiter says otherwise. Distance isn't known here, and a CV proves no trait:
 * both are shown, to ask about, and count when a recruiter gives them a weight.
 */
const WEIGHTS: Record<RequirementKind, Record<RequirementImportance, number>> = {
  title: { must: 5, nice: 2 },
  experience: { must: 4, nice: 2 },
  skill: { must: 2, nice: 1 },
  task: { must: 2, nice: 1 },
  education: { must: 2, nice: 1 },
  certificate: { must: 3, nice: 1 },
  licence: { must: 2, nice: 1 },
  language: { must: 2, nice: 1 },
  location: { must: 0, nice: 0 },
  hours: { must: 0, nice: 0 },
  sector: { must: 2, nice: 1 },
  trait: { must: 0, nice: 0 },
}
/** What many items of one kind count for together is bounded: the ones behind it have weight 0 until a recruiter gives them one. */
const MOST_COUNTED: Partial<Record<RequirementKind, number>> = { task: 8, skill: 15 }

const NICE =
  /(?<!\p{L})(?:pr[eé]|pluspunt(?:en)?|een plus|nice[- ]to[- ]haves?|nice(?=\s?:)|bij voorkeur|liefst|mooi meegenomen|wenselijk|preferred|preferably|a plus|bonus|voordeel|troef|meerwaarde|is handig|desirable|ideally|an advantage|geen must|niet verplicht|welkom)(?!\p{L})/iu

const idOf = (kind: string, label: string): string =>
  `${kind}-${createHash('sha256')
    .update(
      fold(label)
        .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
        .trim(),
    )
    .digest('hex')
    .slice(0, 12)}`

const requirementOf = (
  { kind, label }: Detected,
  importance: RequirementImportance,
  source: Requirement['source'],
): Requirement => ({
  id: idOf(kind, label),
  kind,
  label,
  importance,
  weight: WEIGHTS[kind][importance],
  source,
  edited: false,
})

type Source = NonNullable<Requirement['source']>

const importanceOf = (text: string): RequirementImportance => (NICE.test(text) ? 'nice' : 'must')

/** What a job title says besides the job: hours, place, '(m/v/x)'. */
const BESIDE_TITLE =
  /\s*(?:[([][^()[\]]{0,60}[)\]]|\s[|–—-]\s.*|\bm\/v(?:\/x)?\b.*|\b\d[\d\s–-]*(?:uur|u|fte|%).*|\bgezocht\b.*|[!?]+)/giu
const titleOf = (title: string): string => title.replace(BESIDE_TITLE, '').replace(/\s+/g, ' ').trim() || title.trim()

const SPECIAL: readonly RequirementKind[] = ['licence', 'language', 'certificate', 'education', 'experience']

/** A sentence of a profile without anything to look for is about somebody's nature. */
const isAboutNature = (label: string): boolean =>
  !termsOf(label).some(({ key }) => key.startsWith('#')) &&
  /(?<!\p{L})(?:bent|ben|voelt|werkt|houdt|durft|teamspeler|energie|enthous\p{L}*|gedreven|flexib\p{L}*|zelfstandig|proactief|sociaal)(?!\p{L})/iu.test(
    label,
  )

const demandsOf = (text: string, source: Source): Requirement[] =>
  detectDemands(text).map((detected) => {
    const kind =
      source.field !== 'hard_skills' && detected.kind === 'skill' && isAboutNature(detected.label)
        ? 'trait'
        : detected.kind
    return requirementOf({ ...detected, kind }, kind === 'trait' ? 'nice' : importanceOf(text), source)
  })

const taskOf = (text: string, source: Source): Requirement =>
  requirementOf({ kind: 'task', label: labelOf(text) }, 'nice', source)

/** A trait; what is no trait, such as a licence typed among them, is a demand. */
function traitsOf(text: string, source: Source): Requirement[] {
  const special = detectDemands(text).filter(({ kind }) => SPECIAL.includes(kind))
  return special.length > 0
    ? special.map((detected) => requirementOf(detected, importanceOf(text), source))
    : [requirementOf({ kind: 'trait', label: labelOf(text) }, 'nice', source)]
}

/** A task; a licence or diploma typed among tasks is a demand. */
function tasksAndDemandsOf(text: string, source: Source): Requirement[] {
  const special = detectDemands(text).filter(({ kind }) => kind === 'licence' || kind === 'certificate')
  return [...special.map((detected) => requirementOf(detected, importanceOf(text), source)), taskOf(text, source)]
}

const FIELDS = [
  ['hard_skills', demandsOf],
  ['specific_tasks', tasksAndDemandsOf],
  ['soft_skills', traitsOf],
] as const

function readFields(vacancy: MatchedVacancy): DerivedRequirements {
  const read = FIELDS.map(([field, of]) => {
    const { items, setAside } = itemsOf(vacancy[field])
    return { requirements: items.flatMap((quote) => of(quote, { field, quote })), setAside }
  })
  return {
    requirements: read.flatMap(({ requirements }) => requirements),
    warnings: read.flatMap(({ setAside }) => setAside),
  }
}

/** The requirements in a text that nobody filled a form from. */
function readDescription(text: string): DerivedRequirements & { title: string | null } {
  const source = readVacancy(text)
  const inDescription = (quote: string): Source => ({ field: 'description', quote })
  const of = (section: readonly Segment['section'][], read: (quote: string, source: Source) => Requirement[]) =>
    textsOf(source, ...section).flatMap((quote) => read(quote, inDescription(quote)))
  const demands = of(['hard', 'profile'], demandsOf)
  const free =
    demands.length > 0
      ? []
      : of(['free', 'tasks', 'organisation', 'facts'], (quote, place) =>
          detectInText(quote).map((detected) => requirementOf(detected, importanceOf(quote), place)),
        )
  return {
    title: source.title,
    requirements: [
      ...demands,
      ...tasksOf(source).map((task) => taskOf(task, inDescription(task))),
      ...of(['soft'], traitsOf),
      ...free,
    ],
    warnings: source.setAside.filter(({ ground }) => ground !== 'contact').map(({ text: sentence }) => sentence),
  }
}

/** Each once; a skill that another requirement already names in the same words is left out. */
function distinct(requirements: readonly Requirement[]): Requirement[] {
  const byId = new Map<string, Requirement>()
  for (const item of requirements) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/** Keeps the sum of many traits or tasks in bounds. */
function bounded(requirements: readonly Requirement[]): Requirement[] {
  const counts = new Map<string, number>()
  return requirements.map((item) => {
    const count = (counts.get(item.kind) ?? 0) + 1
    counts.set(item.kind, count)
    const most = MOST_COUNTED[item.kind as RequirementKind]
    return most !== undefined && count > most ? { ...item, weight: 0 } : item
  })
}

const ORDER: readonly string[] = [
  'title',
  'experience',
  'education',
  'certificate',
  'licence',
  'language',
  'skill',
  'task',
  'sector',
  'location',
  'hours',
  'trait',
]
const inOrder = (one: Requirement, other: Requirement): number =>
  Number(one.importance === 'nice') - Number(other.importance === 'nice') ||
  ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)

/** The requirements of a vacancy: of its fields, and of its text where the fields ask nothing. */
export function deriveRequirements(vacancy: MatchedVacancy): DerivedRequirements {
  const fields = readFields(vacancy)
  const text =
    fields.requirements.length === 0 && vacancy.description.trim() !== '' ? readDescription(vacancy.description) : null
  const of = (
    kind: RequirementKind,
    field: Source['field'],
    quote: string,
    importance: RequirementImportance,
    label = quote.trim(),
  ) => (label === '' ? [] : [requirementOf({ kind, label: label.slice(0, 200) }, importance, { field, quote })])
  const title = vacancy.title.trim() || (text?.title ?? '')
  const requirements = [
    ...of('title', 'title', title, 'must', titleOf(title)),
    ...fields.requirements,
    ...(text?.requirements ?? []),
    ...of('sector', 'sector', vacancy.sector, 'nice'),
    ...of('location', 'location', vacancy.location, 'nice'),
    ...of('hours', 'hours', vacancy.hours, 'nice'),
  ]
  return {
    requirements: bounded(distinct(requirements)).toSorted(inOrder).slice(0, MOST_REQUIREMENTS),
    warnings: [...fields.warnings, ...(text?.warnings ?? [])].map(
      (sentence) => `Telt niet mee: ‘${sentence.slice(0, 200)}’`,
    ),
  }
}
