/** The document as mammoth reads it, before it becomes HTML; only what is used here. */
export type WordNode = {
  type: string
  children?: readonly WordNode[]
  value?: string
  href?: string | null
  styleName?: string | null
  fontSize?: number | null
  isBold?: boolean
  isItalic?: boolean
  isAllCaps?: boolean
  numbering?: { isOrdered?: boolean } | null
  breakType?: string
}

export const childrenOf = (node: WordNode): readonly WordNode[] => node.children ?? []
