import {
  decisionKindLabels,
  engineName,
  escoLicence,
  labelOf,
  requirementImportanceLabels,
  stageName,
  stateText,
  type MatchDecision,
} from '@wervio/contracts'
import type { Block } from '@wervio/pdf-document'
import { exactMoment, twoDecimalsText } from '@wervio/ui'
import { csvOf } from '../csv.ts'

/**
 * 'CV Ontvangen naar Eerste Screening'; the stage alone when it stays. A line that takes a decision back goes the other
 * way.
 */
export const stageText = ({ kind, from_stage: from, to_stage: to, undoes }: MatchDecision): string => {
  if (kind === 'remove') return `uit de procedure: ${stageName(to)}`
  if (undoes && from === null) return 'uit de procedure'
  if (undoes && from !== null && from !== to) return `${stageName(to)} terug naar ${stageName(from)}`
  if (from === null) return `in de procedure: ${stageName(to)}`
  return from === to ? stageName(to) : `${stageName(from)} naar ${stageName(to)}`
}

/** The reason; of a line that takes a decision back that of the decision. */
export const reasonText = ({ reason, undoes }: MatchDecision): string => {
  const text = reason === '' ? 'Geen reden gegeven' : reason
  return undoes ? `Was: ${text}` : text
}

const requirementsText = ({ shown }: MatchDecision): string =>
  (shown?.requirements ?? [])
    .map(
      ({ label, importance, weight, ...match }) =>
        `${label} (${labelOf(requirementImportanceLabels, importance).toLowerCase()}, ${weight}): ${stateText(match)}`,
    )
    .join(' | ')

/** What the system had shown, in a line. */
export const shownText = ({ shown, undoes }: MatchDecision): string => {
  if (undoes) return 'Een besluit teruggedraaid'
  return shown === null
    ? 'Er was geen score'
    : `${shown.percentage}% (${twoDecimalsText(shown.points)} van ${twoDecimalsText(shown.maximum)} punten), ${engineName(shown.made_by.engine)} ${shown.made_by.model}, eisen ${shown.version}`
}

const columns: readonly (readonly [title: string, text: (decision: MatchDecision) => string])[] = [
  ['Moment', ({ at }) => at],
  ['Recruiter', ({ by }) => by ?? ''],
  ['Kandidaat', ({ candidate_name: name }) => name],
  ['Besluit', ({ kind }) => labelOf(decisionKindLabels, kind)],
  ['Fase', stageText],
  ['Reden', reasonText],
  ['Score', ({ shown }) => (shown === null ? '' : `${shown.percentage}%`)],
  [
    'Punten',
    ({ shown }) => (shown === null ? '' : `${twoDecimalsText(shown.points)} van ${twoDecimalsText(shown.maximum)}`),
  ],
  ['Motor', ({ shown }) => (shown === null ? '' : `${engineName(shown.made_by.engine)} ${shown.made_by.model}`)],
  ['Versie van de eisen', ({ shown }) => shown?.version ?? ''],
  ['Eisen', requirementsText],
]

/** The log as CSV. */
export const decisionsCsv = (decisions: readonly MatchDecision[]): Blob => {
  return csvOf([columns.map(([title]) => title), ...decisions.map((each) => columns.map(([, text]) => text(each)))])
}

/** How the model of a score says that an imported taxonomy was asked. */
const OF_TAXONOMY = '/taxonomy-'

/** The log as a document. */
export const decisionsDocument = (vacancyTitle: string, decisions: readonly MatchDecision[]): Block[] => [
  { kind: 'title', text: `Besluiten: ${vacancyTitle}` },
  { kind: 'note', text: 'Besluiten van mensen, met hun reden en wat het systeem op dat moment had laten zien.' },
  ...decisions.flatMap((decision): Block[] => [
    { kind: 'subheading', text: `${decision.candidate_name}: ${labelOf(decisionKindLabels, decision.kind)}` },
    { kind: 'note', text: `${exactMoment(decision.at)}, ${decision.by ?? 'onbekend'}, ${stageText(decision)}` },
    { kind: 'text', text: reasonText(decision) },
    { kind: 'note', text: shownText(decision) },
    ...(decision.shown ? [{ kind: 'note' as const, text: requirementsText(decision) }] : []),
  ]),
  ...(decisions.some(({ shown }) => shown?.made_by.model?.includes(OF_TAXONOMY))
    ? [{ kind: 'note' as const, text: escoLicence }]
    : []),
]
