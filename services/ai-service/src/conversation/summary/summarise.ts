import type { ConversationSummary } from '@wervio/contracts'
import { agreesTo, findAgreements } from '../agreements/find-agreements.ts'
import { analyse } from '../analysis.ts'
import type { Conversation } from '../conversation.ts'
import { findOpenQuestions, putsOff } from '../open-questions/find-open-questions.ts'
import { passagesOf } from '../set-aside/find-set-aside.ts'
import { starAnswersIn } from '../star/star-answers.ts'
import { discussedIn } from '../topics/discussed.ts'

/** A summary without who made it. */
export type SummaryParts = Omit<ConversationSummary, 'made_by'>

/**
 * Summarises a conversation by rules, in the words of those who spoke: every sentence is one of the transcript, with
 * where it was said. The same conversation always gives the same summary.
 */
export const summarise = (conversation: Conversation): SummaryParts => {
  const analysis = analyse(conversation)
  const agreements = findAgreements(analysis)
  const openQuestions = findOpenQuestions(analysis)
  const star = starAnswersIn(analysis, conversation.type, conversation.competencies ?? [])
  const isTaken = (index: number): boolean => {
    const sentence = analysis.sentences[index]
    if (agreements.has(index) || openQuestions.has(index) || star.sentences.has(index)) return true
    // 'Ja, dat lukt' to what was agreed, and 'dat zoek ik op', say nothing apart from that.
    return agreements.has(index - 1)
      ? sentence !== undefined && agreesTo(sentence)
      : sentence !== undefined && putsOff(sentence)
  }
  return {
    discussed: discussedIn(analysis, isTaken),
    competencies: star.competencies,
    agreements: [...agreements.values()],
    open_questions: [...openQuestions.values()],
    set_aside: passagesOf(analysis.sentences, analysis.setAside),
    ...(analysis.unreadFrom && { unread_from: analysis.unreadFrom }),
  }
}
