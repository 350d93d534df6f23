import type { ChatSubject } from '@wervio/contracts'
import type { AssistantKind } from './words/kind.ts'

export type AssistantProps = {
  /** What the questions are about; decides the welcome and the suggestions. */
  kind: AssistantKind
  /** Whose conversation is kept on the server; `general` has one of its own, another kind without a subject keeps none. */
  subject?: ChatSubject | undefined
  /** What answers may rest on, asked anew for every question. `kandidaatNaam` names the candidate. */
  context: () => Record<string, unknown>
  /** The address inside the product where a source can be read, from the keys that lead to it in the context. */
  sourceHref?: ((path: string[]) => string | null) | undefined
  /** `panel`: beside the content, a sheet on a narrow screen; goes into `WithAssistant`. `inline`: where it stands. */
  placement: 'panel' | 'inline'
  /** False while what `context` gives is still being fetched: the assistant keeps its place and asks nothing. */
  ready?: boolean
}
