import { UnreadableCv } from '@wervio/cv-document'
import { treeOf } from '@wervio/cv-document/docx'
import { wordPartsOf } from '@wervio/cv-document/word-package'
import { childrenOf, type WordNode } from '@wervio/cv-document/word-tree'

/** A transcript of three hours from Teams has some 4,000 paragraphs of 25 tags, each opened and closed. */
const MOST_TAGS = 400_000

const addText = (node: WordNode, pieces: string[]): void => {
  if (node.type === 'text') pieces.push(node.value ?? '')
  else if (node.type === 'tab') pieces.push('\t')
  else if (node.type === 'break') pieces.push('\n')
  for (const child of childrenOf(node)) addText(child, pieces)
  if (node.type === 'paragraph') pieces.push('\n')
}

/**
 * The paragraphs of a Word file as lines of text, with its own line breaks. Throws `UnreadableCv`, as the reader of CVs
 * does.
 */
export const readWordText = async (bytes: Uint8Array): Promise<string> => {
  const parts = wordPartsOf(bytes, MOST_TAGS)
  const pieces: string[] = []
  try {
    addText(await treeOf(parts), pieces)
  } catch (cause) {
    throw cause instanceof UnreadableCv ? cause : new UnreadableCv('cv_unreadable', { cause })
  }
  return pieces.join('')
}
