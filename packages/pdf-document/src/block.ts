/** A piece of a document, in any file format. */
export type Block =
  | { kind: 'title' | 'heading' | 'subheading' | 'text' | 'note' | 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'scores'; rows: readonly { label: string; /** 0 to 10. */ score: number }[] }
