import type { MadeBy, RecruitmentAdvice, Requirement, RequirementState } from '@wervio/contracts'
import { hasOrder } from '../../chat/hidden-orders/has-order.ts'
import { groundAgainst } from '../../persona/source/exclusions.ts'
import type { Finding } from '../assess/finding.ts'
import { createNameCut } from '../candidate/name/without-name.ts'
import { cutText } from '../cut-text.ts'
import { tellsWho } from './tells-who.ts'

/** A requirement and what was found of it, as an engine sees it. */
export type AdviceItem = Pick<Requirement, 'kind' | 'label' | 'importance'> & {
  /** From 1, heaviest first. */
  number: number
  state: RequirementState
  quotes: readonly string[]
  remark: string | null
}

/** An advice, and who wrote it. */
export type AdviceText = { advice: RecruitmentAdvice; made_by: MadeBy; warnings: string[] }

/** All that an engine gets to know: what the matcher established, and the advice that rules make of it. */
export type AdviceSource = { items: readonly AdviceItem[]; byRules: AdviceText }

/** Requirements that an advice can speak of. */
const MOST_ITEMS = 40
const MOST_QUOTES = 2
const LONGEST_LABEL = 200
const LONGEST_QUOTE = 240

/**
 * Whether an engine may see a text: no order to a machine, nothing that tells who somebody is, no ground on which
 * nobody may choose.
 */
const maySee = (text: string): boolean => {
  const ground = groundAgainst(text)
  return (ground === null || ground === 'welkom') && !tellsWho(text) && !hasOrder(text)
}

const quotesOf = ({ proofs }: Finding, withoutName: (quote: string) => string): string[] =>
  proofs
    .map(({ quote }) => cutText(withoutName(quote).replace(/\s+/g, ' ').trim(), LONGEST_QUOTE))
    .filter((quote) => quote !== '' && maySee(quote))
    .slice(0, MOST_QUOTES)

/**
 * What was found of the requirements that count, as an engine may see it. `name` is whose words the quotes are, to be
 * taken out.
 */
export const adviceItems = (
  requirements: readonly Requirement[],
  findings: readonly Finding[],
  name: string | null,
): AdviceItem[] => {
  const withoutName = createNameCut(name)
  return requirements
    .flatMap((requirement, at) => {
      const finding = findings[at]
      return finding && requirement.weight > 0 && maySee(requirement.label) ? [{ requirement, finding }] : []
    })
    .toSorted((one, other) => other.requirement.weight - one.requirement.weight)
    .slice(0, MOST_ITEMS)
    .map(({ requirement: { kind, label, importance }, finding }, at) => ({
      number: at + 1,
      kind,
      label: cutText(label, LONGEST_LABEL),
      importance,
      state: finding.state,
      quotes: quotesOf(finding, withoutName),
      remark: finding.remark,
    }))
}
