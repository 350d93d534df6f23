import { brand } from '@wervio/brand'
import { messages } from '@wervio/contracts'
import { isBusy, type Turn } from '../conversation/turns.ts'
import { withoutMarkers } from './answer-parts.ts'

/**
 * What a screen reader hears of the newest turn: first that it is being answered, then the finished answer, once and in
 * full.
 */
export const announcementOf = (turn: Turn | undefined): string => {
  if (!turn) return ''
  if (isBusy(turn)) return `${brand().name} denkt na...`
  if (turn.state === 'stopped') return 'Gestopt'
  if (turn.state === 'done') return withoutMarkers(turn.text, turn.result?.sources.length ?? 0)
  return turn.reason === messages.chatFailed ? turn.reason : `${messages.chatFailed} ${turn.reason ?? ''}`.trim()
}
