import { useMutation } from '@tanstack/react-query'
import { download, errorText } from '@wervio/api-client'
import { getFile, messages, type Attachment } from '@wervio/contracts'
import { safeName, saveFile, toast } from '@wervio/ui'

/** Fetches an attachment with the token and hands it to the browser under its own name. */
export const useSaveFile = () =>
  useMutation({
    mutationFn: async ({ id, name }: Attachment) =>
      saveFile(safeName(name), await download(getFile, { params: { id } })),
    onError: (error) => toast(errorText(error, messages.fileFailed), { tone: 'red' }),
  })
