import { createHash } from 'node:crypto'
import type { Requirement, RequirementImportance, RequirementKind } from '@wervio/contracts'
import { MOST_REQUIREMENTS, usualWeights, type Vacancy } from '@wervio/contracts'
import type { Section } from '../../persona/source/headings.ts'
import { isDeed } from '../../vacancy-text/language/deeds.ts'
import { cutText } from '../cut-text.ts'
import { fold } from '../words/fold.ts'
import { termsOf } from '../words/terms.ts'
import { detectDemands, detectInText, labelOf, type Detected } from './detect.ts'
import { readDescription, type Passage } from './description.ts'
import { importanceOf, NICE } from './importance.ts'
import { bounded } from './weights.ts'
import { itemsOf } from './items.ts'

/** What of a vacancy is asked of a candidate. `description` is its text, plain. */
export type MatchedVacancy = Pick<
  Vacancy,
  'title' | 'location' | 'hours' | 'sector' | 'specific_tasks' | 'hard_skills' | 'soft_skills'
> & { description: string }

export type DerivedRequirements = { requirements: Requirement[]; warnings: string[] }

/** The id that the words of a requirement give it. */
export const idOf = (kind: string, label: string): string =>
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
  weight: usualWeights[kind][importance],
  source,
  edited: false,
})

type Source = NonNullable<Requirement['source']>

/** What a job title says besides the job: hours, place, '(m/v/x)'. */
const BESIDE_TITLE =
  /\s*(?:[([][^()[\]]{0,60}[)\]]|\s[|–—-]\s.*|\bm\/v(?:\/x)?\b.*|\b\d[\d\s–-]*(?:uur|u|fte|%).*|\bgezocht\b.*|[!?]+)/giu
/** 'Ervaren kok' is a kok. */
const PRAISE =
  /^(?:(?:enthousiaste?|ervaren|gedreven|gemotiveerde?|energieke|flexibele|zelfstandige|nieuwe|leuke|ambitieuze|betrokken|experienced|enthusiastic|motivated|talented|skilled|new|passionate),? (?:en |and )?)+/iu
const titleOf = (title: string): string =>
  title.replace(BESIDE_TITLE, '').replace(PRAISE, '').replace(/\s+/g, ' ').trim() || title.trim()

const SPECIAL: readonly RequirementKind[] = ['licence', 'language', 'certificate', 'education', 'experience']

/** The weight of skills that are everyday words or qualities of a person. */
const EVERYDAY = 1
/** A sentence of a profile without anything to look for is about somebody's nature. */
const isAboutNature = (label: string): boolean =>
  !termsOf(label).some(({ key, weight }) => key.startsWith('#') && weight > EVERYDAY) &&
  /(?<!\p{L})(?:bent|ben|voelt|werkt|houdt|durft|teamspeler|energie|enthous\p{L}*|gedreven|flexib\p{L}*|zelfstandig|proactief|sociaal|communication skills|communicati\p{L}*|interpersonal|team player|self-starter|ability to (?:maintain|multi-?task|prioriti[sz]e|work|meet|handle|adapt|learn)|confidential\p{L}*|detail-oriented|attention to detail|organi[sz]ational skills|fast-paced|problem[- ]solving|motivated|geboren|stressbestendig|nauwkeurig|klantgericht|communicatief|leergierig|accuraat|teamgericht|werkt graag)(?!\p{L})/iu.test(
    label,
  )

/** A wish behind a demand: 'Excel, SQL is een pré' asks for Excel. */
const WISH_BEHIND = /^(.*\S),\s+([^,]{2,60})$/u
function clausesOf(text: string): string[] {
  const [, demand = '', wish = ''] = WISH_BEHIND.exec(text.slice(0, 1_000)) ?? []
  return NICE.test(wish) && !NICE.test(demand) ? [demand, wish] : [text]
}

const demandsOf = (whole: string, source: Source): Requirement[] =>
  clausesOf(whole).flatMap((text) => demandsOfClause(text, source))

const demandsOfClause = (text: string, source: Source): Requirement[] =>
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

/** Sections in which a text tells of the employer, the offer or how to apply: nothing there is asked. */
const NOT_ASKING: readonly Section[] = ['offer', 'apply', 'culture', 'mission', 'team', 'organisation']
const DEMANDING =
  /(?<!\p{L})(?:must|required|require|should have|we (?:ask|expect|require)|you (?:have|bring|possess)|experience (?:with|in)|ervaring|diploma|je (?:hebt|bent|beschikt|kunt)|wij vragen|vereist|bachelor\S*|degree|kennis van|knowledge of|proficien\p{L}*|desired|preferred|plus)(?!\p{L})/iu

/** The requirements in a text that nobody filled a form from. */
function readText(text: string): DerivedRequirements & { title: string | null } {
  const { title, passages, setAside } = readDescription(text)
  const asking = passages.filter(({ section }) => !NOT_ASKING.includes(section))
  const hasDemands = asking.some(({ section }) => section === 'hard' || section === 'profile')
  const read = ({ section, text: quote }: Passage): Requirement[] => {
    const source = { field: 'description', quote }
    if (section === 'hard' || section === 'profile') return demandsOf(quote, source)
    if (section === 'soft') return traitsOf(quote, source)
    const isTask = (section === 'tasks' || !hasDemands) && !DEMANDING.test(quote) && isDeedLike(quote)
    const demands = hasDemands ? [] : detectInText(quote)
    return [
      ...demands.map((detected) => requirementOf(detected, importanceOf(quote), source)),
      ...(isTask ? [taskOf(quote, source)] : []),
    ]
  }
  return { title, requirements: asking.flatMap((passage) => asWished(passage, read(passage))), warnings: setAside }
}

/** What stands under 'Desired skills' or 'Pluspunten' is a wish. */
const asWished = ({ isWish }: Passage, requirements: readonly Requirement[]): Requirement[] =>
  requirements.map((item) =>
    isWish && item.importance === 'must'
      ? { ...item, importance: 'nice', weight: usualWeights[item.kind as RequirementKind].nice }
      : item,
  )

const SHORTEST_TASK = 12
/** A sentence about the employer: 'Acme is a leading producer of packaging'. */
const ABOUT_EMPLOYER =
  /^(?:[\p{Lu}\d][\p{L}\d&.'-]*,?\s){1,5}(?:is|are|was|has|offers|provides|bestaat|biedt|levert|ontwikkelt|produceert|groeit)(?!\p{L})/u
/** Speaks of what somebody does: with a verb that an infinitive, 'je' or an English order begins. */
const isDeedLike = (text: string): boolean =>
  text.length >= SHORTEST_TASK &&
  !text.endsWith('?') &&
  !ABOUT_EMPLOYER.test(text) &&
  (isDeed(text) ||
    /(?<!\p{L})(?:je|jij|you(?:'ll| will)?|will|responsible for|verantwoordelijk voor)(?!\p{L})/iu.test(text) ||
    /^(?:\p{Lu}\p{Ll}{2,}|\p{Ll}{3,}en)\s\p{L}/u.test(text)) &&
  !/(?<!\p{L})(?:we are|we're|wij zijn|looking for|op zoek|zoeken|seeking|apply|solliciteer|send your|resume|salary|salaris|equal opportunity|citizen\p{L}*|sponsor\p{L}*|visa)(?!\p{L})/iu.test(
    text,
  )

/** Each once; a skill that another requirement already names in the same words is left out. */
function distinct(requirements: readonly Requirement[]): Requirement[] {
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

/** The requirements of a vacancy: of its fields, and of its text where the fields ask nothing. */
export function deriveRequirements(vacancy: MatchedVacancy): DerivedRequirements {
  const fields = readFields(vacancy)
  const text =
    fields.requirements.length === 0 && vacancy.description.trim() !== '' ? readText(vacancy.description) : null
  const of = (
    kind: RequirementKind,
    field: Source['field'],
    quote: string,
    importance: RequirementImportance,
    label = quote.trim(),
  ) => (label === '' ? [] : [requirementOf({ kind, label: cutText(label, 200) }, importance, { field, quote })])
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
