/** A vacancy text before it is HTML or plain text. Every string is plain text; the renderers escape it. */
export type VacancyDocument = { title: string; blocks: Block[] }

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** Labelled facts such as the place and the hours. */
  | { kind: 'facts'; facts: Fact[] }

export type Fact = { label: string; value: string }

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** A heading with its blocks, or nothing when there are no blocks. */
export const section = (title: string, blocks: Block[]): Block[] =>
  blocks.length > 0 ? [heading(title), ...blocks] : []
