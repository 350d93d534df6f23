import type { Requirement, RequirementImportance, RequirementKind } from '@wervio/contracts'
import { MOST_REQUIREMENTS, type Vacancy } from '@wervio/contracts'
import { isPlace } from '../../cv/person/places.ts'
import { cutText } from '../cut-text.ts'
import { readTitle } from '../titles/read-title.ts'
import { demandsOf, requirementOf, tasksAndDemandsOf, traitsOf, type Source } from './demands.ts'
import { isProse, itemsOf } from './items.ts'
import { subjectOf } from './mail.ts'
import { readText } from './read-text.ts'
import { bounded } from './weights.ts'

/** What of a vacancy is asked of a candidate. `description` is its text, plain. */
export type MatchedVacancy = Pick<
  Vacancy,
  'title' | 'location' | 'hours' | 'sector' | 'specific_tasks' | 'hard_skills' | 'soft_skills'
> & { description: string }

export type DerivedRequirements = { requirements: Requirement[]; warnings: string[] }

/** What a job title says besides the job: hours, place, '(m/v/x)'. */
const BESIDE_TITLE =
  /\s*(?:[([][^()[\]]{0,60}[)\]]|\bm\/v(?:\/x)?\b.*|\b\d[\d\s–-]*(?:uur|u|fte|%).*|\bgezocht\b.*|[!?]+)/giu
/** 'Ervaren kok' is a kok. */
const PRAISE =
  /^(?:(?:enthousiaste?|ervaren|gedreven|gemotiveerde?|energieke|flexibele|zelfstandige|nieuwe|leuke|ambitieuze|betrokken|experienced|enthusiastic|motivated|talented|skilled|new|passionate),? (?:en |and )?)+/iu
/** 'Vacature kok' asks for a kok. */
const CALL = /^(?:vacature|vacancy|wanted)(?:\s?:|\s(?:voor|for))?\s+(?:een\s|an?\s)?(?=\p{L}{3})/iu
const PARTS = /\s[|–—-]\s/u

/** The job of a title, which may stand before or behind a place, a client or a sector: 'Rotterdam - Chauffeur CE'. */
const titleOf = (title: string): string => {
  const parts = title
    .split(PARTS)
    .map((part) => part.replace(BESIDE_TITLE, '').replace(CALL, '').replace(PRAISE, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return (
    parts.find((part) => readTitle(part).jobs.size > 0) ??
    parts.find((part) => !isPlace(part)) ??
    parts[0] ??
    title.trim()
  )
}

/** A title that names no job: 'Vacature 12'. */
const NAMELESS = /^(?:vacature|vacancy|job|jd|functie|position|test)?[\s#:_.-]*\d*$/iu

const FIELDS = [
  ['hard_skills', 'hard', demandsOf],
  ['specific_tasks', 'tasks', tasksAndDemandsOf],
  ['soft_skills', 'soft', traitsOf],
] as const

const readFields = (vacancy: MatchedVacancy): DerivedRequirements => {
  const read = FIELDS.map(([field, section, of]) => {
    // Somebody pasted a text into the field.
    if (isProse(vacancy[field])) {
      const { requirements, warnings } = readText(vacancy[field], { field, section })
      return { requirements, setAside: warnings }
    }
    const { items, setAside } = itemsOf(vacancy[field])
    return { requirements: items.flatMap((quote) => of(quote, { field, quote })), setAside }
  })
  return {
    requirements: read.flatMap(({ requirements }) => requirements),
    warnings: read.flatMap(({ setAside }) => setAside),
  }
}

/** Each once; a skill that another requirement already names in the same words is left out. */
const distinct = (requirements: readonly Requirement[]): Requirement[] => {
  const byId = new Map<string, Requirement>()
  for (const item of requirements) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
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
/** The order in which requirements are shown: musts first. */
export const inOrder = (one: Requirement, other: Requirement): number =>
  Number(one.importance === 'nice') - Number(other.importance === 'nice') ||
  ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)

/** The requirements of a vacancy: of its fields, and of its text where the fields ask for no more than traits. */
export const deriveRequirements = (vacancy: MatchedVacancy): DerivedRequirements => {
  const fields = readFields(vacancy)
  // Traits alone rank nobody: what is asked stands in the text then.
  const asksNothing = fields.requirements.every(({ kind }) => kind === 'trait')
  const text = asksNothing && vacancy.description.trim() !== '' ? readText(vacancy.description) : null
  const of = (
    kind: RequirementKind,
    field: Source['field'],
    quote: string,
    importance: RequirementImportance,
    label = quote.trim(),
  ) => (label === '' ? [] : [requirementOf({ kind, label: cutText(label, 200) }, importance, { field, quote })])
  const subject = subjectOf(vacancy.title.trim())
  const titleInText = NAMELESS.test(subject) ? text?.title : null
  const title = (titleInText ?? subject).trim()
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
