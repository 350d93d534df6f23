import type { Piece } from '../source/pieces.ts'
import { aboutEmployer, guessField, isOfEmployer, NOISE, TEASER, strongGuess, type Guess } from './cues.ts'
import type { Topic } from './topic.ts'
import { classifyRequirement } from './requirement.ts'

/** Topics after whose list a text without more headings may go on about something else. */
const LISTED: ReadonlySet<Topic> = new Set(['tasks', 'profile', 'hard', 'soft', 'offer'])

/** Tells of the employer where the part is about the work: 'Van Dongen maakt trappen.' */
const strays = ({ text, line }: Piece, company: string | null) => !line.isItem && isOfEmployer(text, company)

/** The field that a piece under its topic goes to; null for what fits none. */
export const fieldOfPiece = (piece: Piece, company: string | null): Guess | null => {
  const { topic, text } = piece
  if (topic === 'apply' || topic === 'agency') return null
  if (topic === 'free' || topic === 'other' || topic === 'facts') return guessField(text, company)
  if (NOISE.test(text) || (!piece.line.isItem && (TEASER.test(text) || text.endsWith('?')))) return null
  const stray = piece.isLater && !piece.line.isItem && LISTED.has(topic) ? strongGuess(text) : null
  if (stray !== null) return stray
  if (topic === 'tasks')
    return strays(piece, company) ? { ...aboutEmployer(text), sure: false } : { field: 'specific_tasks', sure: true }
  if (topic === 'profile') return classifyRequirement(text)
  if (topic === 'hard') return { field: 'hard_skills', sure: true }
  if (topic === 'soft') {
    const { field, sure } = classifyRequirement(text)
    return field === 'hard_skills' && sure ? { field, sure: false } : { field: 'soft_skills', sure: true }
  }
  if (topic === 'offer') return { field: 'benefits', sure: true }
  const story = aboutEmployer(text)
  if (topic === 'organisation') return story
  const ownField = {
    team: 'team_composition',
    culture: 'company_culture',
    mission: 'mission_vision_values',
    society: 'social_contribution',
    history: 'history',
  } as const
  if (topic === 'mission' && story.field === 'social_contribution') return story
  if (topic === 'team' && story.field === 'company_culture') return story
  return { field: ownField[topic], sure: true }
}
