import { setAsideKinds, type ConversationType, type SetAsideKind, type StarPart } from '@wervio/contracts'
import type { Conversation, ConversationSegment } from '../conversation.ts'

/** What a person who reads a line says of it. */
export type LineLabel = 'agreement' | 'open' | SetAsideKind | StarPart

export type LabelledConversation = {
  name: string
  conversation: Conversation
  /** By position: what stands there; a line without a label is none of these. */
  labels: readonly { position: number; label: LineLabel }[]
}

const STAR_PARTS: readonly string[] = ['situation', 'task', 'action', 'result']
const OTHERS: readonly string[] = ['agreement', 'open', ...STAR_PARTS, ...setAsideKinds]
const isLabel = (text: string): text is LineLabel => OTHERS.includes(text)

const LINE = /^(R|K)(?:!([a-z-]+))?: (.+)$/
const SECONDS_A_CHARACTER = 1 / 15

/**
 * A conversation of lines such as 'R: …' (recruiter) and 'K!agreement: …' (candidate, with a label). Every line is a
 * segment; times follow from its length.
 */
export const labelledConversation = (name: string, type: ConversationType, script: string): LabelledConversation => {
  const labels: { position: number; label: LineLabel }[] = []
  let clock = 0
  const segments = script
    .trim()
    .split('\n')
    .map((line, position): ConversationSegment => {
      const [, speaker = '', label, text = ''] = LINE.exec(line.trim()) ?? []
      if (text === '') throw new Error(`no line of a conversation: ${line}`)
      if (label !== undefined) {
        if (!isLabel(label)) throw new Error(`no label: ${label}`)
        labels.push({ position, label })
      }
      const start = clock
      clock += Math.max(1, text.length * SECONDS_A_CHARACTER)
      return { start, end: clock, speaker, text }
    })
  const speakers = [
    { id: 'R', name: 'Spreker 1', role: null },
    { id: 'K', name: 'Spreker 2', role: null },
  ]
  return { name, labels, conversation: { segments, type, speakers } }
}
