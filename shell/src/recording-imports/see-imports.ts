import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { seeRecordingImports, type RecordingImport } from '@wervio/contracts'
import { useLocation } from '@wervio/routing'
import { useEffect, useEffectEvent } from 'react'
import { importHref, standingOf } from './import-texts.ts'
import { useRecordingImports } from './use-recording-imports.ts'

const isOver = (each: RecordingImport): boolean => ['done', 'failed'].includes(standingOf(each))

/**
 * Notes that the user looked at these imports, on every device; what still runs stays. The list says so at once and is
 * not read again for it, so that nothing leaves a list that is being looked at. One that couldn't be noted counts again
 * when the list is read next.
 */
export const useSeeImports = (): ((ids: readonly string[]) => void) => {
  const queries = useQueryClient()
  const { data = [] } = useRecordingImports()
  const { mutate } = useMutation({
    mutationFn: (ids: string[]) => call(seeRecordingImports, { body: { ids } }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey: queryKeys.recordings.imports })
      queries.setQueryData<RecordingImport[]>(queryKeys.recordings.imports, (imports) =>
        imports?.map((each) => (ids.includes(each.id) ? { ...each, is_seen: true } : each)),
      )
    },
  })
  return (ids) => {
    const newIds = data.filter((each) => ids.includes(each.id) && isOver(each) && !each.is_seen).map(({ id }) => id)
    if (newIds.length > 0) mutate(newIds)
  }
}

/** A conversation that is open counts as seen, whichever way led to it. */
export const useSeeOpenImport = (): void => {
  const { pathname } = useLocation()
  const { data } = useRecordingImports()
  const see = useSeeImports()
  const openId = data?.find((each) => !each.is_seen && standingOf(each) === 'done' && importHref(each) === pathname)?.id
  const seeOpen = useEffectEvent((id: string) => see([id]))
  useEffect(() => {
    if (openId !== undefined) seeOpen(openId)
  }, [openId])
}
