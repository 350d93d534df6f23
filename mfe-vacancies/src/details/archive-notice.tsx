import { restoreVacancy, type Vacancy } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Notice, Stack } from '@wervio/ui'
import { ArchiveRestore } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useArchiveVacancy } from '../vacancy/use-archive-vacancy.ts'

/** A ref for something that leaves with the button in it: the focus goes to the title of the page then. */
const useFocusOnLeave = () => {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const leaving = element.current
    return () => {
      const heading = document.querySelector('h1')
      if (!heading || !leaving?.contains(document.activeElement)) return
      heading.tabIndex = -1
      heading.focus()
    }
  }, [])
  return element
}

/** Says that a vacancy is in the archive, and takes it out. */
export const ArchiveNotice = ({ vacancy }: { vacancy: Vacancy }) => {
  const { restore } = useArchiveVacancy(vacancy)
  const actions = useFocusOnLeave()
  const mayRestore = useMay(restoreVacancy)
  return (
    <Notice tone="neutral" title="Deze vacature staat in het archief">
      <Stack gap={2}>
        <p>Je ziet de vacature niet meer in lijsten en keuzes. Procedures, teksten en bijlagen zijn bewaard.</p>
        {mayRestore && (
          <div ref={actions}>
            <Button size="small" icon={ArchiveRestore} busy={restore.isPending} onClick={() => restore.mutate()}>
              Terugzetten
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  )
}
