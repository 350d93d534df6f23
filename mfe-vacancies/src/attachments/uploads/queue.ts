import { upload } from '@wervio/api-client'
import { addAttachment, messages } from '@wervio/contracts'
import { tabQueue } from '@wervio/uploads'

/** Attachments on their way, by vacancy. */
export const queue = tabQueue(
  (vacancyId, file, options) => upload(addAttachment, { params: { id: vacancyId }, file }, options),
  messages.attachmentSaveFailed,
)
