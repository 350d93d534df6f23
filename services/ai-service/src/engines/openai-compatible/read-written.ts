import { ServiceError } from '@wervio/service-kit'
import type { TextStreamPart, ToolSet } from 'ai'
import type { Watch } from './watch.ts'

/**
 * Reads what a model writes, piece by piece, and tells `onText` each piece and all until then. Rejects with what the
 * stream broke off with, and with `engine_answer_cut_off` beyond `maximum` characters. Thoughts count as a sign of life
 * only.
 */
export const readWritten = async <Tools extends ToolSet>(
  stream: AsyncIterable<TextStreamPart<Tools>>,
  { watch, maximum, onText }: { watch: Watch; maximum: number; onText: (piece: string, output: string) => void },
): Promise<string> => {
  let output = ''
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new DOMException('The call was given up.', 'AbortError')
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.alive()
    if (part.type !== 'text-delta') continue
    output += part.text
    if (output.length > maximum) throw new ServiceError('engine_answer_cut_off')
    onText(part.text, output)
  }
  return output
}
