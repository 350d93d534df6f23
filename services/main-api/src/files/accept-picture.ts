import { messages, thumbnailTypes } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'

/** The type of a picture that may be shown; throws `file_type_refused` for anything else. */
export const acceptPicture = ({ type }: { type: string }): string => {
  const pictures: readonly string[] = thumbnailTypes
  if (!pictures.includes(type)) throw new ServiceError('file_type_refused', { message: messages.thumbnailRefused })
  return type
}
