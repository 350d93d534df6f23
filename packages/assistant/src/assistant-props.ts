import type { ChatSubject } from '@wervio/contracts'
import type { AssistantKind } from './words/kind.ts'

export type AssistantProps = {
  /** The subject of the questions; decides the welcome and the suggestions. */
  kind: AssistantKind
  /**
   * The subject whose conversation the service stores. `general` has a conversation without one; another kind without a
   * subject isn't stored. Null: a conversation of this page alone, which a next visit doesn't know.
   */
  subject?: ChatSubject | null | undefined
  /** The data that answers may use, read again for every question. `kandidaatNaam` names the candidate. */
  context: () => Record<string, unknown>
  /** Questions to start with beside those of its kind, and what they are about: 'Over de kandidaten'. */
  suggestions?: { about: string; questions: readonly string[] } | undefined
  /**
   * The address inside the product where a source can be read, from the keys that lead to it in the context and the
   * words it quotes.
   */
  sourceHref?: ((path: string[], quote: string) => string | null) | undefined
  /**
   * `panel` stands beside the content, or in a sheet on a narrow screen, and goes into `WithAssistant`. `inline` stands
   * where it is rendered.
   */
  placement: 'panel' | 'inline'
  /**
   * False while the data of `context` is being fetched: the assistant then keeps its space and accepts no questions.
   */
  ready?: boolean
}
