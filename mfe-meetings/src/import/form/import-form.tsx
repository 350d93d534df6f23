import { zodResolver } from '@hookform/resolvers/zod'
import { errorText } from '@wervio/api-client'
import { messages, type RecordingImport } from '@wervio/contracts'
import { Button, Card, Cluster, listText, Notice, Stack, Text } from '@wervio/ui'
import { AudioLines } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useWatch, type Resolver } from 'react-hook-form'
import type { ChosenRecording } from '../file/chosen-recording.ts'
import { isSameForm, useSendOnce, useStoredForm } from '../../planning/form/use-stored-form.ts'
import { useStartImport } from '../uploads/use-start-import.ts'
import { ConsentFields } from './consent-fields.tsx'
import { ConversationFields } from './conversation-fields.tsx'
import type { importDraftStore } from './import-draft-store.ts'
import { draftOf, importForm, isConsentGiven, missingParts, type ImportValues } from './import-values.ts'
import { showProblems } from './show-problems.ts'
import { SourcePart } from './source-part.tsx'

type Props = {
  store: ReturnType<typeof importDraftStore>
  /** What it says as long as nobody typed. */
  blank: ImportValues
  meetingId: string | null
  imports: readonly RecordingImport[]
  /** Says whether somebody is filling it in. */
  onFilling: (isFilling: boolean) => void
  onStarted: (started: RecordingImport) => void
  onDiscard: () => void
}

/** Begins an import: once, however often it is sent. */
export const ImportForm = ({ store, blank, meetingId, imports, onFilling, onStarted, onDiscard }: Props) => {
  const { form, storedValues, creationKey, isStorageRefused } = useStoredForm<ImportValues>({
    store,
    blank,
    resolver: zodResolver(importForm) as Resolver<ImportValues>,
  })
  const [chosen, setChosen] = useState<ChosenRecording | null>(null)
  const isStarted = useRef(false)
  const start = useStartImport()
  // Every field has a value from the start, so all of them are watched.
  const values = useWatch({ control: form.control }) as ImportValues
  const isFilling = chosen !== null || !isSameForm(values, blank)
  useEffect(() => onFilling(isFilling), [onFilling, isFilling])
  const missing = missingParts(values, chosen !== null)
  const begin = async (filled: ImportValues) => {
    if (!chosen) return
    const { file, source } = chosen
    const bytes = { fileName: file.name, size: file.size, source }
    const draft = draftOf(importForm.parse(filled), bytes, { meetingId, creationKey })
    try {
      const started = await start.mutateAsync({ draft, chosen })
      isStarted.current = true
      store.drop()
      onStarted(started)
    } catch (error) {
      showProblems(error, form.setError)
    }
  }
  const send = useSendOnce(async () => {
    await form.handleSubmit(begin)()
    return isStarted.current
  })
  return (
    <FormProvider {...form}>
      <Card
        as="form"
        noValidate
        aria-label="Opname importeren"
        onSubmit={(event) => {
          event.preventDefault()
          if (missing.length === 0) void send()
        }}
      >
        <Stack gap={6}>
          {storedValues && (
            <Notice>
              <Cluster gap={3} justify="space-between">
                Je was hier nog mee bezig. Kies alleen het bestand opnieuw.
                <Button variant="secondary" size="small" disabled={start.isPending} onClick={onDiscard}>
                  Begin opnieuw
                </Button>
              </Cluster>
            </Notice>
          )}
          <SourcePart
            chosen={chosen}
            busy={start.isPending}
            hasConsent={isConsentGiven(values)}
            imports={imports}
            onChange={setChosen}
          />
          <ConversationFields disabled={start.isPending} />
          <ConsentFields disabled={start.isPending} />
          {start.error && (
            <Notice tone="red" title={errorText(start.error, messages.recordingImportFailed)}>
              Wat je invulde, staat er nog. Nog eens versturen begint de import nooit dubbel.
            </Notice>
          )}
          {isStorageRefused && (
            <Notice tone="amber" title="Je browser kan niet bewaren wat je typt.">
              Als je weggaat voordat de import is begonnen, is het weg.
            </Notice>
          )}
          <Stack gap={2} align="start">
            <Button
              type="submit"
              size="large"
              icon={AudioLines}
              busy={start.isPending}
              disabled={missing.length > 0}
              aria-describedby="import-missing"
            >
              Start Transcriptie
            </Button>
            <Text id="import-missing" size="small" tone="muted">
              {missing.length > 0 && `Nog nodig: ${listText(missing)}.`}
            </Text>
          </Stack>
        </Stack>
      </Card>
    </FormProvider>
  )
}
