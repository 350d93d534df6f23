import { upload } from '@wervio/api-client'
import { addToImport, messages } from '@wervio/contracts'
import { tabQueue } from '@wervio/uploads'

/** CVs on their way to a stack, by its id. */
export const stackQueue = tabQueue(
  (importId, file, { creationKey, ...options }) =>
    upload(addToImport, { params: { id: importId }, query: { creation_key: creationKey }, file }, options),
  messages.cvUploadFailed,
)
