import { errorText } from '@wervio/api-client'
import { limits, megabytes, messages, type CalendarFile } from '@wervio/contracts'
import { FileChoice, LoadError } from '@wervio/remote-kit'
import { Card, ConfirmDialog, Heading, Notice, Stack, Text } from '@wervio/ui'
import { useState } from 'react'
import { useCalendarFiles } from '../use-agenda.ts'
import { FileRow } from './file-row.tsx'
import { useDeleteFile, useImportFile } from './use-calendar-files.ts'

const HINT = `Een export van je agenda (.ics) van hoogstens ${megabytes(limits.calendarFile)}. Breng hem opnieuw om hem te vervangen.`

const FileList = ({ onRemove }: { onRemove: (file: CalendarFile) => void }) => {
  const { data, error, isFetching, refetch } = useCalendarFiles()
  if (data && data.length > 0)
    return (
      <Stack as="ul" gap={2}>
        {data.map((file) => (
          <FileRow key={file.id} file={file} onRemove={() => onRemove(file)} />
        ))}
      </Stack>
    )
  if (!error || data) return null
  return (
    <LoadError error={error} title={messages.calendarFilesFailed} busy={isFetching} onRetry={() => void refetch()} />
  )
}

/** Calendars as files, for whoever has no Microsoft 365: bring one, see what was read of it, take it away. */
export const CalendarFiles = () => {
  const { mutate: importFile, isPending, error, reset, variables } = useImportFile()
  const { mutate: deleteFile, isPending: isDeleting } = useDeleteFile()
  const [asked, setAsked] = useState<CalendarFile | null>(null)
  const [isFolder, setIsFolder] = useState(false)
  return (
    <Card as="section" aria-label="Agendabestanden">
      <Stack gap={4}>
        <Heading level={2} size="card">
          Agendabestanden
        </Heading>
        <FileList onRemove={setAsked} />
        <FileChoice
          file={isPending ? (variables ?? null) : null}
          busy={isPending}
          thing="agendabestand"
          accept=".ics,text/calendar"
          hint={HINT}
          onChoose={([file]) => {
            setIsFolder(!file)
            reset()
            if (file) importFile(file)
          }}
          onClear={reset}
        />
        {isPending && <Text as="output">Agendabestand wordt gelezen...</Text>}
        {(error || isFolder) && (
          <Notice
            tone="red"
            title={error ? errorText(error, messages.calendarFileFailed) : messages.calendarFileRefused}
          />
        )}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title="Agendabestand weghalen?"
        text={`‘${asked?.name ?? ''}’ en de afspraken eruit verdwijnen uit je agenda. Het bestand op je computer blijft.`}
        confirmLabel="Weghalen"
        danger
        busy={isDeleting}
        onConfirm={() => asked && deleteFile(asked, { onSettled: () => setAsked(null) })}
        onCancel={() => setAsked(null)}
      />
    </Card>
  )
}
