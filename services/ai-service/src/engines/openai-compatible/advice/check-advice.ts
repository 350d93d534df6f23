import type { RecruitmentAdvice } from '@wervio/contracts'
import type { AdviceItem, AdviceSource } from '../../../matching/analysis/advice-source.ts'
import { attentionTo } from '../../../matching/analysis/advice.ts'
import { cleanText, tidyLine } from '../../../vacancy-text/language/clean.ts'
import { splitSentences } from '../../../vacancy-text/language/sentences.ts'
import { withoutForeignLinks } from '../chat/foreign-links.ts'
import type { AdviceAnswer } from './advice-answer.ts'
import { createClaimCheck } from './check-claim.ts'
import { itemsIn, namedItemsOf } from './claim-words.ts'

const MOST_LINES = 8
/** Of what a model wrote, what may have no support; beyond it the rest isn't to be trusted either. */
const MOST_DROPPED = 1 / 3
/** The sum stands before what a model writes, so it says something itself as well. */
const FEWEST_SENTENCES = 1

const sentencesOf = (text: string): string[] =>
  splitSentences(tidyLine(cleanText(text.replace(/<[^>]{0,500}>/g, ' ⟨ ')).replace(/\s*\n\s*/g, ' ')))
/** A link, a tag or a mark of Markdown: no model needs one here. */
const isForeign = (text: string): boolean =>
  /[⟨*#`|]|\[[^\]]*\]\(/.test(text) || withoutForeignLinks(text, '').removed > 0

type Lists = Omit<RecruitmentAdvice, 'algemene_analyse'>

const namesOf = (texts: readonly string[], items: readonly AdviceItem[]): Set<number> => {
  const namedItems = namedItemsOf(items)
  return new Set(texts.flatMap((text) => itemsIn(text, namedItems).map(({ number }) => number)))
}

/**
 * A model's answer as an advice: what has no support in the findings goes. Null when more than a third of it went, or
 * nothing general is left. The sum, the musts that weren't found and the last step are of the rules, whatever the model
 * left out.
 */
export const checkAdvice = (
  answer: AdviceAnswer,
  { items, byRules: { advice: byRules } }: AdviceSource,
): { advice: RecruitmentAdvice; dropped: number } | null => {
  const holds = createClaimCheck(items)
  const tally = { said: 0, dropped: 0 }
  const keep = (text: string, sentences: readonly string[]): boolean => {
    tally.said += 1
    const isKept = !isForeign(text) && sentences.every(holds)
    if (!isKept) tally.dropped += 1
    return isKept
  }
  const linesOf = (texts: readonly string[]): string[] => [
    ...new Set(
      texts.flatMap((text) => {
        const sentences = sentencesOf(text)
        if (sentences.length === 0) return []
        return keep(sentences.join(' '), sentences) ? [sentences.join(' ')] : []
      }),
    ),
  ]
  const general = sentencesOf(answer.algemene_analyse).filter((sentence) => keep(sentence, [sentence]))
  const lists: Lists = {
    vervolgstappen: linesOf(answer.vervolgstappen),
    interview_vragen: linesOf(answer.interview_vragen).filter((line) => line.includes('?')),
    ontwikkelpunten: linesOf(answer.ontwikkelpunten),
    aandachtspunten: linesOf(answer.aandachtspunten),
  }
  if (general.length < FEWEST_SENTENCES || tally.dropped > tally.said * MOST_DROPPED) return null
  const orRules = (name: keyof Lists): string[] =>
    (lists[name].length > 0 ? lists[name] : byRules[name]).slice(0, MOST_LINES)
  const [sum = ''] = splitSentences(byRules.algemene_analyse)
  const lastStep = byRules.vervolgstappen.slice(-1)
  const names = namesOf(lists.aandachtspunten, items)
  const unnamed = items.filter(
    ({ number, importance, state }) => importance === 'must' && state === 'missing' && !names.has(number),
  )
  return {
    advice: {
      algemene_analyse: [sum, ...general].join(' '),
      vervolgstappen: [
        ...orRules('vervolgstappen')
          .filter((line) => !lastStep.includes(line))
          .slice(0, MOST_LINES - 1),
        ...lastStep,
      ],
      interview_vragen: orRules('interview_vragen'),
      ontwikkelpunten: orRules('ontwikkelpunten'),
      aandachtspunten: [...lists.aandachtspunten, ...unnamed.map(attentionTo)].slice(0, MOST_LINES),
    },
    dropped: tally.dropped,
  }
}
