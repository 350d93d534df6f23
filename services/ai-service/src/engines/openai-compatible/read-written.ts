import { ServiceError } from '@wervio/service-kit'
import type { TextStreamPart, ToolSet } from 'ai'
import type { Watch } from './watch.ts'

/**
 * Reads what a model writes, piece by piece, and tells `onText` each piece and all until then. Rejects with what the stream
 * broke off with, and with `engine_invalid_answer` beyond `maximum` characters.
 */
export async function readWritten<Tools extends ToolSet>(
  stream: AsyncIterable<TextStreamPart<Tools>>,
  { watch, maximum, onText }: { watch: Watch; maximum: number; onText: (piece: string, written: string) => void },
): Promise<string> {
  let written = ''
  for await (const part of stream) {
    watch.alive()
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw new DOMException('The call was given up.', 'AbortError')
    if (part.type !== 'text-delta') continue
    written += part.text
    if (written.length > maximum) throw new ServiceError('engine_invalid_answer')
    onText(part.text, written)
  }
  return written
}
