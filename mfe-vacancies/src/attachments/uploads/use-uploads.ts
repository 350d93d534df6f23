import { useQueryClient } from '@tanstack/react-query'
import type { Attachment } from '@wervio/contracts'
import { useIsMounted } from '@wervio/remote-kit'
import { safeName, toast } from '@wervio/ui'
import type { UploadCallbacks } from '@wervio/uploads'
import { useMemo, useSyncExternalStore } from 'react'
import { showAttachment } from '../use-attachments.ts'
import { queue } from './queue.ts'

/** The uploads of one vacancy and how to start more. An upload that ends while the tab is closed shows a toast. */
export const useUploads = (vacancyId: string) => {
  const queries = useQueryClient()
  const isMounted = useIsMounted()
  const all = useSyncExternalStore(queue.subscribe, queue.uploads)
  const uploads = useMemo(() => all.filter((upload) => upload.group === vacancyId), [all, vacancyId])

  const callbacks: UploadCallbacks<Attachment> = {
    onDone: (attachment) => {
      showAttachment(queries, vacancyId, attachment)
      if (!isMounted.current) toast(`${safeName(attachment.name)} is toegevoegd als bijlage.`)
    },
    onFailed: (name, error) => {
      if (!isMounted.current) toast(`${safeName(name)} is niet toegevoegd. ${error}`, { tone: 'red' })
    },
  }
  return {
    uploads,
    add: (files: readonly File[]) => queue.add(vacancyId, files, callbacks),
    refuseFolder: (name: string) =>
      queue.refuse(vacancyId, name, 'Een map kun je niet toevoegen. Kies losse bestanden.'),
    retry: (id: number) => queue.retry(id),
    remove: (id: number) => queue.remove(id),
  }
}
