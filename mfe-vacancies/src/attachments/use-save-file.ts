import { useMutation } from '@tanstack/react-query'
import { ApiError, download } from '@wervio/api-client'
import { endpoints, messages, type Attachment } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { safeName } from './safe-name.ts'

/** The download reads the address after this task. */
const READ_MS = 10_000

const save = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}

/** Fetches an attachment with the token and hands it to the browser under its own name. */
export const useSaveFile = () =>
  useMutation({
    mutationFn: async ({ id, name }: Attachment) => save(await download(endpoints.getFile, { params: { id } }), safeName(name)),
    onError: (error) => toast(error instanceof ApiError ? error.message : messages.fileFailed, { tone: 'red' }),
  })
