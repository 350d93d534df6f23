import {
  engineInSentence,
  escoLicence,
  recruitmentAdviceLabels,
  stateText,
  type MatchAnalysis,
  type RecruitmentAdvice,
} from '@wervio/contracts'
import type { Block } from '@wervio/pdf-document'
import { exactDay, twoDecimalsText } from '@wervio/ui'
import { plainQuote } from '../details/requirement-rows.ts'
import { sourceText } from '../details/source-text.ts'
import { missingSkills, partlySkills, withReason } from './skill-reasons.ts'
import type { StoredAnalysis } from './analysis-store.ts'

const section = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', text }, ...blocks]
const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }])

/** The parts of the advice in the order of the specification. */
export const adviceParts = (advice: RecruitmentAdvice) => {
  const { algemene_analyse: general, ...lists } = recruitmentAdviceLabels
  return {
    general: { title: general, text: advice.algemene_analyse },
    lists: (Object.keys(lists) as (keyof typeof lists)[]).map((key) => ({
      key,
      title: lists[key],
      items: advice[key],
    })),
  }
}

/** '7 van 9 punten'; null when the service gave no sum. */
export const sumText = ({ points, maximum }: MatchAnalysis): string | null =>
  points === undefined || maximum === undefined
    ? null
    : `${twoDecimalsText(points)} van ${twoDecimalsText(maximum)} punten`

const requirementBlocks = ({ requirements = [], matches = [] }: MatchAnalysis): Block[] =>
  requirements.flatMap(({ label, weight }, index): Block[] => {
    const match = matches[index]
    if (!match) return []
    return [
      {
        kind: 'text',
        text: `${label}: ${stateText(match)}, ${twoDecimalsText(match.points)} van ${twoDecimalsText(weight)}`,
      },
      ...match.evidence.map((each): Block => ({ kind: 'quote', text: `‘${plainQuote(each)}’ (${sourceText(each)})` })),
    ]
  })

/** Everything an analysis says, in the order of the screen, for a file that leaves the product. */
export const analysisDocument = ({ vacancy_title: title, file_name: file, analysis }: StoredAnalysis): Block[] => {
  const { general, lists } = adviceParts(analysis.recommendations)
  const sum = sumText(analysis)
  return [
    { kind: 'title', text: `Match analyse: ${title}` },
    { kind: 'note', text: `Van het CV ${file}. De score is hulp bij een besluit en neemt er geen.` },
    ...(analysis.made_by
      ? [
          {
            kind: 'note' as const,
            text: `Gemaakt door ${engineInSentence(analysis.made_by.engine)} op ${exactDay(analysis.made_by.at)}.`,
          },
        ]
      : []),
    {
      kind: 'text',
      text: `Match: ${Math.round(analysis.match_percentage)}%${sum ? ` (${sum}; deels telt half)` : ''}`,
    },
    ...section('Gevonden', list(analysis.matching_skills)),
    ...section('Deels gevonden', list(partlySkills(analysis).map(withReason))),
    ...section('Niet gevonden', list(missingSkills(analysis).map(withReason))),
    { kind: 'heading', text: 'Recruitment Advies' },
    ...(analysis.advice_made_by
      ? [{ kind: 'note' as const, text: `Geschreven door ${engineInSentence(analysis.advice_made_by.engine)}.` }]
      : []),
    { kind: 'subheading', text: general.title },
    { kind: 'text', text: general.text },
    ...lists.flatMap(({ title: heading, items }): Block[] => [
      { kind: 'subheading', text: heading },
      items.length === 0 ? { kind: 'text', text: 'Geen.' } : { kind: 'list', items },
    ]),
    ...section('Eisen', requirementBlocks(analysis)),
    ...(analysis.uses_taxonomy ? [{ kind: 'note' as const, text: escoLicence }] : []),
  ]
}
