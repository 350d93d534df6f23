import { ApiError, errorText } from '@wervio/api-client'
import {
  type ConversationSummary,
  messages,
  type RecordingDetails,
  summariseRecording,
  type SummarySentence,
} from '@wervio/contracts'
import { MadeBy, RulesOffer, useMay } from '@wervio/remote-kit'
import { Button, Card, Cluster, Heading, IconButton, Notice, Stack, Text, toast, tokens, useCopied } from '@wervio/ui'
import { Check, Copy, RefreshCw } from 'lucide-react'
import { styled } from 'styled-components'
import { isConflict, type RecordingChanges } from '../use-recording.ts'
import { MomentButton } from './moment-button.tsx'
import { Sentences } from './sentences.tsx'
import { SetAside } from './set-aside.tsx'
import { StarAnswer } from './star-answer.tsx'

const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
  max-width: ${tokens.width.line};
`

const Section = ({ title, sentences }: { title: string; sentences: readonly SummarySentence[] }) =>
  sentences.length > 0 && (
    <Stack gap={2}>
      <Heading level={3} size="card">
        {title}
      </Heading>
      <Sentences sentences={sentences} />
    </Stack>
  )

const isEmpty = ({ discussed, competencies, agreements, open_questions }: ConversationSummary): boolean =>
  discussed.every(({ sentences }) => sentences.length === 0) &&
  competencies.length + agreements.length + open_questions.length === 0

type Props = { recording: RecordingDetails; changes: RecordingChanges }

/** The conversation in short: every sentence goes to the seconds it rests on. */
export const SummaryPanel = ({ recording, changes }: Props) => {
  const { summary, summary_text: summaryText, summary_is_outdated: isOutdated, segments } = recording
  const { mutate, isPending, error } = changes.summary
  const maySummarise = useMay(summariseRecording)
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(summaryText))
  const summarise = (engine?: 'builtin') => mutate(engine, { onSuccess: () => toast('Het gesprek is samengevat.') })
  const renderSummary = () => {
    if (!summary) return <Words>{summaryText.trim() || 'Van dit gesprek is geen samenvatting.'}</Words>
    if (isEmpty(summary))
      return <Text tone="muted">In dit gesprek stond niets waar een samenvatting op kan rusten.</Text>
    return (
      <>
        {summary.discussed.map(({ title, sentences }) => (
          <Section key={title} title={title} sentences={sentences} />
        ))}
        {summary.competencies.length > 0 && (
          <Stack gap={5}>
            <Heading level={3} size="card">
              Competenties
            </Heading>
            {summary.competencies.map((answer) => (
              <StarAnswer key={answer.name} answer={answer} />
            ))}
          </Stack>
        )}
        <Section title="Afspraken" sentences={summary.agreements} />
        <Section title="Open vragen" sentences={summary.open_questions} />
      </>
    )
  }
  return (
    <Card as="section" aria-label="Samenvatting Gesprek">
      <Stack gap={5}>
        <Cluster justify="space-between" gap={2}>
          <Heading level={2} size="card">
            Samenvatting Gesprek
          </Heading>
          <Cluster gap={2}>
            {summaryText.trim() !== '' && (
              <IconButton
                label={copied ? 'De samenvatting is gekopieerd' : 'Kopieer de samenvatting'}
                icon={copied ? Check : Copy}
                onClick={copy}
              />
            )}
            {maySummarise && segments.length > 0 && (
              <Button variant="secondary" size="small" icon={RefreshCw} busy={isPending} onClick={() => summarise()}>
                {summary ? 'Opnieuw samenvatten' : 'Samenvatten'}
              </Button>
            )}
          </Cluster>
        </Cluster>
        {summary && summary.set_aside.length > 0 && <SetAside passages={summary.set_aside} />}
        {summary?.unread_from && (
          <Notice tone="amber" title="Dit gesprek is te lang om helemaal samen te vatten">
            <Cluster gap={1}>
              <Text size="small">De rest staat alleen in het transcript, vanaf</Text>
              <MomentButton moment={summary.unread_from} />
            </Cluster>
          </Notice>
        )}
        {isOutdated && !isPending && (
          <Notice tone="amber" title="Het transcript is gewijzigd na deze samenvatting">
            {maySummarise
              ? 'Vat het gesprek opnieuw samen om de wijzigingen mee te nemen.'
              : 'De wijzigingen staan nog niet in de samenvatting.'}
          </Notice>
        )}
        {error && !isPending && (
          <Notice
            tone="red"
            title={isConflict(error) ? messages.recordingConflict : errorText(error, messages.summaryFailed)}
          >
            <Stack gap={2}>
              <Text size="small">
                {isConflict(error)
                  ? 'We hebben het opnieuw geladen. Probeer het nog eens.'
                  : 'Wat er stond, staat er nog.'}
              </Text>
              <RulesOffer code={error instanceof ApiError ? error.code : null} onChoose={() => summarise('builtin')}>
                Vat samen zonder taalmodel
              </RulesOffer>
            </Stack>
          </Notice>
        )}
        {renderSummary()}
        {summary && <MadeBy did="Samengevat" made={summary.made_by} />}
      </Stack>
    </Card>
  )
}
