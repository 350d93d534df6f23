import { createHash } from 'node:crypto'
import { usualWeights, type Requirement, type RequirementImportance, type RequirementKind } from '@wervio/contracts'
import { fold } from '../words/fold.ts'
import { termsOf } from '../words/terms.ts'
import { detectDemands, labelOf, type Detected } from './detect.ts'
import { importanceOf } from './importance.ts'
import { clausesOf } from './wishes.ts'

export type Source = NonNullable<Requirement['source']>

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

/** What was detected, with the weight that is usual for it. */
export const requirementOf = (
  { kind, label }: Detected,
  importance: RequirementImportance,
  source: Source,
): Requirement => ({
  id: idOf(kind, label),
  kind,
  label,
  importance,
  weight: usualWeights[kind][importance],
  source,
  edited: false,
})

const SPECIAL: readonly RequirementKind[] = ['licence', 'language', 'certificate', 'education', 'experience']

/** The weight of skills that are everyday words or qualities of a person. */
const EVERYDAY = 1
/** A sentence of a profile without anything to look for is about somebody's nature. */
const isAboutNature = (label: string): boolean =>
  !namesSkill(label) &&
  /(?<!\p{L})(?:bent|ben|voelt|werkt|houdt|durft|teamspeler|energie|enthous\p{L}*|gedreven|flexib\p{L}*|zelfstandig|proactief|sociaal|communication skills|communicati\p{L}*|interpersonal|team player|self-starter|ability to (?:maintain|multi-?task|prioriti[sz]e|work|meet|handle|adapt|learn)|confidential\p{L}*|detail-oriented|attention to detail|organi[sz]ational skills|fast-paced|problem[- ]solving|motivated|geboren|stressbestendig|nauwkeurig|klantgericht|communicatief|leergierig|accuraat|teamgericht|werkt graag)(?!\p{L})/iu.test(
    label,
  )

/** 'You are curious and coachable' is about somebody's nature; 'You are a registered nurse' isn't. */
const YOU_ARE =
  /^\W*you(?: are|'re|’re) (?!an? |(?:\p{L}+ ){0,2}(?:able|available|authori[sz]ed|based|certified|comfortable|experienced|familiar|fluent|licen[cs]ed|proficient|skilled|trained|willing)(?!\p{L}))/iu
/** 'Geen hoogtevrees': no line of a CV shows what isn't there. */
const ASKS_ABSENCE = /^(?:geen|no)\s/iu
const namesSkill = (label: string): boolean =>
  termsOf(label).some(({ key, weight }) => key.startsWith('#') && weight > EVERYDAY)

/** The demands in an item of a list. */
export const demandsOf = (whole: string, source: Source): Requirement[] =>
  clausesOf(whole).flatMap((text) => demandsOfClause(text, source))

const demandsOfClause = (text: string, source: Source): Requirement[] =>
  detectDemands(text).map((detected) => {
    const isNature = isAboutNature(detected.label) || (YOU_ARE.test(text) && !namesSkill(detected.label))
    const isTrait = (source.field !== 'hard_skills' && isNature) || ASKS_ABSENCE.test(detected.label)
    const kind = detected.kind === 'skill' && isTrait ? 'trait' : detected.kind
    return requirementOf({ ...detected, kind }, kind === 'trait' ? 'nice' : importanceOf(text), source)
  })

export const taskOf = (text: string, source: Source): Requirement =>
  requirementOf({ kind: 'task', label: labelOf(text) }, 'nice', source)

/** A trait; what is no trait, such as a licence typed among them, is a demand. */
export const traitsOf = (text: string, source: Source): Requirement[] => {
  const special = detectDemands(text).filter(({ kind }) => SPECIAL.includes(kind))
  return special.length > 0
    ? special.map((detected) => requirementOf(detected, importanceOf(text), source))
    : [requirementOf({ kind: 'trait', label: labelOf(text) }, 'nice', source)]
}

/** A task; a licence or diploma typed among tasks is a demand. */
export const tasksAndDemandsOf = (text: string, source: Source): Requirement[] => {
  const special = detectDemands(text).filter(({ kind }) => kind === 'licence' || kind === 'certificate')
  return [...special.map((detected) => requirementOf(detected, importanceOf(text), source)), taskOf(text, source)]
}
