import { zodResolver } from '@hookform/resolvers/zod'
import { errorText } from '@wervio/api-client'
import { Assistant, WithAssistant } from '@wervio/assistant'
import { messages, type TranscriptionData } from '@wervio/contracts'
import { Badge, Button, Card, Heading, Notice, Page, Stack } from '@wervio/ui'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ContactFields } from '../../candidate/contact-fields.tsx'
import { LeaveQuestion } from '../../candidate/leave-question.tsx'
import {
  emptyNewCandidate,
  fromNewCandidateValues,
  newCandidateForm,
  type NewCandidateValues,
} from '../../candidate/new-candidate-values.ts'
import { NotesField } from '../../candidate/notes-field.tsx'
import { RecordingEntry } from '../recordings/recording-entry.tsx'
import { useCreateCandidate } from './use-create-candidate.ts'

/** A new candidate from a recording that belongs to nobody yet. */
export const NewFromRecording = ({ recording }: { recording: TranscriptionData }) => {
  const form = useForm<NewCandidateValues>({
    defaultValues: emptyNewCandidate,
    resolver: zodResolver(newCandidateForm),
  })
  const isCreated = useRef(false)
  const createMutation = useCreateCandidate(recording, () => {
    isCreated.current = true
  })
  const submit = form.handleSubmit((values) => createMutation.mutate(fromNewCandidateValues(values)))
  const context = () => ({
    kandidaatNaam: fromNewCandidateValues(form.getValues()).name,
    transcripties: [recording.transcript],
    samenvattingen: [recording.summary],
  })
  return (
    <WithAssistant assistant={<Assistant kind="candidate" placement="panel" context={context} />}>
      <Page title="Nieuwe kandidaat" subtitle="Dit gesprek hoort nog bij niemand. Vul in met wie het was.">
        <Stack>
          <RecordingEntry recording={recording} open beside={<Badge tone="amber">Nog niet bewaard</Badge>} />
          <Card>
            <FormProvider {...form}>
              <form noValidate aria-label="Nieuwe kandidaat" onSubmit={(event) => void submit(event)}>
                <Stack>
                  <Heading level={2} size="card">
                    Gegevens
                  </Heading>
                  {createMutation.error && (
                    <Notice tone="red" title={errorText(createMutation.error, messages.candidateSaveFailed)}>
                      Wat je hebt getypt, staat er nog. Probeer het opnieuw.
                    </Notice>
                  )}
                  <ContactFields disabled={createMutation.isPending}>
                    <NotesField disabled={createMutation.isPending} />
                  </ContactFields>
                  <div>
                    <Button type="submit" busy={createMutation.isPending}>
                      Kandidaat opslaan
                    </Button>
                  </div>
                </Stack>
              </form>
            </FormProvider>
          </Card>
        </Stack>
        <LeaveQuestion
          hasUnsaved={() => !isCreated.current}
          title="Het gesprek is nog niet bewaard"
          text="Als je nu weggaat, zijn de samenvatting en de transcriptie weg."
        />
      </Page>
    </WithAssistant>
  )
}
