import { fold } from '../../chat/people/question/fold.ts'
import type { Conversation, ConversationSpeaker, SpeakerRole } from '../conversation.ts'
import { isQuestion } from '../questions/is-question.ts'
import { splitSpeech } from '../sentences/split-speech.ts'
import { CANDIDATE_WORDS, RECRUITER_WORDS } from './role-words.ts'

const oneOf = (words: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${words.join('|')})\b`)
const RECRUITER_NAME = oneOf(RECRUITER_WORDS)
const CANDIDATE_NAME = oneOf(CANDIDATE_WORDS)

/** Questions that somebody asks who leads a conversation. */
const FEWEST_QUESTIONS = 3
/** How many times more questions than the other. */
const TIMES_MORE = 2
/** Of the questions of who asks most, what a second recruiter asks. */
const SHARE_OF_SECOND = 0.34

const ROLES: readonly SpeakerRole[] = ['recruiter', 'candidate']

const roleGiven = ({ role }: ConversationSpeaker): SpeakerRole | null =>
  ROLES.find((knownRole) => knownRole === role) ?? null

const roleByName = ({ name }: ConversationSpeaker): SpeakerRole | null => {
  const folded = fold(name)
  if (RECRUITER_NAME.test(folded)) return 'recruiter'
  return CANDIDATE_NAME.test(folded) ? 'candidate' : null
}

const questionCounts = ({ segments }: Pick<Conversation, 'segments'>): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { speaker, text } of segments)
    for (const sentence of splitSpeech(text)) {
      const asks = isQuestion(sentence, fold(sentence)) ? 1 : 0
      counts.set(speaker, (counts.get(speaker) ?? 0) + asks)
    }
  return counts
}

/**
 * Who is the recruiter and who the candidate: as given, else by name, else by who asks the questions. Null for whoever
 * that doesn't settle, so that nobody's words count as somebody else's.
 */
export const guessRoles = (
  conversation: Pick<Conversation, 'segments' | 'speakers'>,
): ReadonlyMap<string, SpeakerRole | null> => {
  const counts = questionCounts(conversation)
  const speakers = [...new Set([...counts.keys(), ...conversation.speakers.map(({ id }) => id)])].filter(
    (id) => id !== '' && counts.has(id),
  )
  const givenRoles = new Map(
    conversation.speakers.map((speaker) => [speaker.id, roleGiven(speaker) ?? roleByName(speaker)]),
  )
  const roles = new Map<string, SpeakerRole | null>(speakers.map((id) => [id, givenRoles.get(id) ?? null]))
  const unknown = speakers.filter((id) => roles.get(id) === null)
  const [asker = '', second] = speakers.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  const most = counts.get(asker) ?? 0
  const hasRecruiter = [...roles.values()].includes('recruiter')
  const hasCandidate = [...roles.values()].includes('candidate')
  if (!hasRecruiter && unknown.includes(asker) && most >= FEWEST_QUESTIONS) {
    const isClear = second !== undefined && (speakers.length > 2 || most >= TIMES_MORE * (counts.get(second) ?? 0))
    if (isClear || hasCandidate) roles.set(asker, 'recruiter')
  }
  if (![...roles.values()].includes('recruiter')) {
    if (hasCandidate && speakers.length === 2) for (const id of unknown) roles.set(id, 'recruiter')
    return roles
  }
  const rest = speakers.filter((id) => roles.get(id) === null)
  const askers = rest.filter((id) => (counts.get(id) ?? 0) >= Math.max(FEWEST_QUESTIONS, most * SHARE_OF_SECOND))
  if (speakers.length > 2 && rest.length - askers.length > 0) for (const id of askers) roles.set(id, 'recruiter')
  const left = rest.filter((id) => roles.get(id) === null)
  const [only] = left
  if (!hasCandidate && left.length === 1 && only !== undefined) roles.set(only, 'candidate')
  return roles
}
