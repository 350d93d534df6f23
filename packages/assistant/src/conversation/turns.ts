import type { ChatResponse } from '@wervio/contracts'

/** How far the answer of one question is. */
export type TurnState = 'thinking' | 'writing' | 'done' | 'stopped' | 'failed'

/** One question asked on this screen and what became of it. */
export type Turn = {
  id: string
  question: string
  state: TurnState
  /** What was written of the answer; replaced by the checked result. */
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

const fresh = (id: string, question: string): Turn => ({
  id,
  question,
  state: 'thinking',
  text: '',
  result: null,
  reason: null,
})

/** A question that waits for its answer, or for the rest of it. */
export const isBusy = ({ state }: Turn): boolean => state === 'thinking' || state === 'writing'

const changed = (turn: Turn, change: Exclude<TurnChange, { type: 'forgotten' | 'asked' }>): Turn => {
  if (change.type === 'asked-again') return fresh(turn.id, turn.question)
  // A piece that was on its way when the reader stopped comes too late.
  if (!isBusy(turn)) return turn
  if (change.type === 'wrote') return { ...turn, state: 'writing', text: turn.text + change.text }
  if (change.type === 'answered') return { ...turn, state: 'done', text: change.result.response, result: change.result }
  if (change.type === 'stopped') return { ...turn, state: 'stopped' }
  return { ...turn, state: 'failed', reason: change.reason }
}

/** The turns after a change; one that isn't there any more changes nothing. */
export const changeTurns = (turns: readonly Turn[], change: TurnChange): readonly Turn[] => {
  if (change.type === 'forgotten') return []
  if (change.type === 'asked') return [...turns, fresh(change.id, change.question)]
  return turns.map((turn) => (turn.id === change.id ? changed(turn, change) : turn))
}
