import type { ChatResponse } from '@wervio/contracts'

/** The state of one answer. */
export type TurnState = 'thinking' | 'writing' | 'done' | 'stopped' | 'failed'

/** One question asked on this screen, with its answer. */
export type Turn = {
  id: string
  question: string
  state: TurnState
  /** The text of the answer so far; replaced by the checked result. */
  text: string
  result: ChatResponse | null
  /** Why it failed, in Dutch. */
  reason: string | null
}

export type TurnChange =
  | { type: 'asked'; id: string; question: string }
  | { type: 'asked-again'; id: string }
  | { type: 'wrote'; id: string; text: string }
  | { type: 'answered'; id: string; result: ChatResponse }
  | { type: 'stopped'; id: string }
  | { type: 'failed'; id: string; reason: string }
  | { type: 'forgotten' }

const newTurn = (id: string, question: string): Turn => ({
  id,
  question,
  state: 'thinking',
  text: '',
  result: null,
  reason: null,
})

/** Whether a question waits for its answer, or for the rest of it. */
export const isBusy = ({ state }: Turn): boolean => state === 'thinking' || state === 'writing'

const changeTurn = (turn: Turn, change: Exclude<TurnChange, { type: 'forgotten' | 'asked' }>): Turn => {
  if (change.type === 'asked-again') return newTurn(turn.id, turn.question)
  // Text that was under way when the reader stopped the answer is ignored.
  if (!isBusy(turn)) return turn
  if (change.type === 'wrote') return { ...turn, state: 'writing', text: turn.text + change.text }
  if (change.type === 'answered') return { ...turn, state: 'done', text: change.result.response, result: change.result }
  if (change.type === 'stopped') return { ...turn, state: 'stopped' }
  return { ...turn, state: 'failed', reason: change.reason }
}

/** The turns after a change; a change of a turn that is no longer there has no effect. */
export const changeTurns = (turns: readonly Turn[], change: TurnChange): readonly Turn[] => {
  if (change.type === 'forgotten') return []
  if (change.type === 'asked') return [...turns, newTurn(change.id, change.question)]
  return turns.map((turn) => (turn.id === change.id ? changeTurn(turn, change) : turn))
}
