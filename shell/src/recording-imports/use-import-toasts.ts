import * as routes from '@wervio/contracts/routes'
import { useNavigate } from '@wervio/routing'
import { safeName, toast } from '@wervio/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { importHref, standingOf } from './import-texts.ts'
import { useRecordingImports } from './use-recording-imports.ts'

/** Says on every page that an import which was seen at work is done, or failed. */
export const useImportToasts = (): void => {
  const { data } = useRecordingImports()
  const navigate = useNavigate()
  const runningIds = useRef(new Set<string>())
  const open = useEffectEvent((href: string) => void navigate(href))
  useEffect(() => {
    for (const each of data ?? []) {
      const standing = standingOf(each)
      if (standing === 'running') runningIds.current.add(each.id)
      else if (runningIds.current.delete(each.id) && standing !== 'gone') {
        const name = safeName(each.fileName)
        const isDone = standing === 'done'
        toast(isDone ? `${name} is uitgeschreven en samengevat.` : `Het verwerken van ${name} is niet gelukt.`, {
          tone: isDone ? 'green' : 'red',
          place: `import-${each.id}`,
          action: { label: 'Bekijk', onSelect: () => open(isDone ? importHref(each) : routes.importRecording.href()) },
        })
      }
    }
  }, [data])
}
