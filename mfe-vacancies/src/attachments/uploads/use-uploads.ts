import { useQueryClient } from '@tanstack/react-query'
import type { Attachment } from '@wervio/contracts'
import { safeName, toast } from '@wervio/ui'
import type { Told } from '@wervio/uploads'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { showAttachment } from '../use-attachments.ts'
import { queue } from './queue.ts'

/** The uploads of one vacancy and how to start more. What ends while the tab is closed is told by a toast. */
export const useUploads = (vacancyId: string) => {
  const queries = useQueryClient()
  const shown = useRef(false)
  const all = useSyncExternalStore(queue.subscribe, queue.uploads)
  const uploads = useMemo(() => all.filter((it) => it.group === vacancyId), [all, vacancyId])
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  const told: Told<Attachment> = {
    onDone: (attachment) => {
      showAttachment(queries, vacancyId, attachment)
      if (!shown.current) toast(`${safeName(attachment.name)} is toegevoegd als bijlage.`)
    },
    onFailed: (name, error) => {
      if (!shown.current) toast(`${safeName(name)} is niet toegevoegd. ${error}`, { tone: 'red' })
    },
  }
  return {
    uploads,
    add: (files: readonly File[]) => queue.add(vacancyId, files, told),
    refuseFolder: (name: string) =>
      queue.refuse(vacancyId, name, 'Een map kun je niet toevoegen. Kies losse bestanden.'),
    retry: (id: number) => queue.retry(id),
    remove: (id: number) => queue.remove(id),
  }
}
