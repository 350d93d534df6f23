import { limits, messages, thumbnailTypes } from '@wervio/contracts'

/**
 * What is wrong with a picture, in Dutch, before it is sent; null when nothing is. The service looks at its content
 * too.
 */
export const thumbnailProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  if (!thumbnailTypes.some((allowedType) => allowedType === type)) return messages.thumbnailRefused
  if (size === 0) return messages.attachmentEmpty
  return size > limits.thumbnail ? messages.thumbnailTooLarge : null
}
