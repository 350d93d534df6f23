import { setAsideLabels } from '@wervio/contracts'
import { CHAT_MODEL } from '../../engines/builtin/chat/model.ts'
import { hasConversation, setAsideQuestions } from '../context/set-aside-questions.ts'
import type { Reading } from '../context/units.ts'
import { fold } from '../people/question/fold.ts'
import type { ChatAnswer } from '../question.ts'

const LONGEST = 300
const BY_RECRUITER = /\b(?:ik|mijn|m'n|we|wij|onze|mij)\b/
const OF_QUESTIONS = /\b(?:vraag|vragen|vroeg|vroegen|gevraagd)\b/
/** About what was asked, and not what may be asked: 'welke vragen mag ik niet stellen?' */
const IN_THE_PAST =
  /\b(?:heb|hebben|had|hadden|was|waren|stelde|stelden|vroeg|vroegen|kon|konden|mocht|mochten|gesteld|gevraagd)\b|\b(?:van|tussen|onder) (?:mijn|onze) vragen\b/
const NOT_ALLOWED =
  /\b(?:mag|mocht|mochten|mogen|kon|konden|kan) (?:\w+ ){0,3}?niet\b|\bniet (?:\w+ ){0,2}?(?:mag|mocht|mochten|mogen|kon|kan|ok|oke|toegestaan|toegelaten|netjes|geoorloofd|correct|in orde|volgens de regels|door de beugel)\b|\b(?:verboden|fout|foute|ongepaste?|ongeoorloofde?|onwettige?|illegale?|discriminerende?|verkeerds?|over de schreef)\b/

const MOST = 8

/**
 * 'Welke van mijn vragen mochten niet?': the recruiter's own questions that a conversation sets aside, never their
 * answers. Null for any other question, and where no conversation stands on the screen.
 */
export const answerForbiddenAsked = (message: string, { units }: Reading, now: Date): ChatAnswer | null => {
  const text = fold(message.slice(0, LONGEST))
  const isAsked = [BY_RECRUITER, OF_QUESTIONS, IN_THE_PAST, NOT_ALLOWED].every((pattern) => pattern.test(text))
  if (!isAsked || !hasConversation(units)) return null
  const questions = setAsideQuestions(units).slice(0, MOST)
  const sources = questions.flatMap(({ unit }) => unit.sources.slice(0, 1))
  const lines = questions.map(
    ({ unit, kind }, index) => `- ‘${unit.text}’ (${setAsideLabels[kind].toLowerCase()}) [${String(index + 1)}]`,
  )
  const response =
    questions.length === 0
      ? 'Ik vind in dit gesprek geen vraag die je niet mag stellen. Lees het zelf ook na: ik herken niet alles.'
      : [
          questions.length === 1 ? 'Deze vraag hoort niet in een gesprek:' : 'Deze vragen horen niet in een gesprek:',
          ...lines,
          'Wat erop geantwoord is, gebruik ik nergens.',
        ].join('\n')
  return {
    response,
    sources,
    answered: true,
    warnings: [],
    made_by: { engine: 'builtin', model: CHAT_MODEL, at: now.toISOString() },
  }
}
