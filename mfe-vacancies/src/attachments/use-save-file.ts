import { useMutation } from '@tanstack/react-query'
import { ApiError, download } from '@wervio/api-client'
import { endpoints, messages, type Attachment } from '@wervio/contracts'
import { safeName, saveFile, toast } from '@wervio/ui'

/** Fetches an attachment with the token and hands it to the browser under its own name. */
export const useSaveFile = () =>
  useMutation({
    mutationFn: async ({ id, name }: Attachment) =>
      saveFile(safeName(name), await download(endpoints.getFile, { params: { id } })),
    onError: (error) => toast(error instanceof ApiError ? error.message : messages.fileFailed, { tone: 'red' }),
  })
