import {
  Button,
  Card,
  Cluster,
  EmptyState,
  Heading,
  Notice,
  ProgressBar,
  Stack,
  Text,
  TextArea,
  toast,
  useCopied,
} from '@wervio/ui'
import { MadeBy } from '@wervio/remote-kit'
import { Check, Copy, FileText, Save, X } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import type { GeneratedText } from './generator-store.ts'
import type { Writing } from '../writing/use-writing.ts'

const TextCheck = lazy(() =>
  import('../text-check/text-check-panel.tsx').then(({ TextCheckPanel }) => ({ default: TextCheckPanel })),
)

/** The whole text stands in the page: one scroller. */
const WholeText = styled.div`
  textarea {
    max-height: none;
  }
`

const copyText = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text)
  toast('Vacaturetekst gekopieerd!')
}

const Progress = ({ step, percent, onStop }: { step: string; percent: number; onStop: () => void }) => (
  <Card>
    <Stack gap={3}>
      <ProgressBar value={percent} label="Voortgang" />
      <Cluster justify="space-between">
        <Text as="output" size="small" tone="muted">
          {step}
        </Text>
        <Button variant="quiet" size="small" icon={X} onClick={onStop}>
          Stoppen
        </Button>
      </Cluster>
    </Stack>
  </Card>
)

type Props = {
  generatedText: GeneratedText | null
  writing: Writing
  isSaving: boolean
  saveProblem: string | null
  onEdit: (text: string) => void
  onStop: () => void
  /** Null for who may not save a vacancy. */
  onSave: (() => void) | null
}

/** The text that was written, to edit, copy and save, with the check of its wording under it. */
export const TextPreview = ({ generatedText, writing, isSaving, saveProblem, onEdit, onStop, onSave }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const { copied, copy } = useCopied(() => copyText(generatedText?.text ?? ''))
  if (writing.phase === 'writing') return <Progress step={writing.step} percent={writing.percent} onStop={onStop} />
  if (!generatedText)
    return (
      <Card>
        <EmptyState
          icon={FileText}
          title="Hier komt je vacaturetekst"
          text="Vul het formulier in. Daarna kun je de tekst aanpassen, kopiëren en opslaan."
        />
      </Card>
    )
  const { text, written: response } = generatedText
  return (
    <Stack>
      <Card as="section" aria-labelledby="generator-tekst">
        <Stack gap={3}>
          <Cluster justify="space-between" gap={2}>
            <Heading level={2} size="card" id="generator-tekst">
              Je vacaturetekst
            </Heading>
            <Cluster gap={2}>
              <Button variant="secondary" icon={copied ? Check : Copy} onClick={copy}>
                Kopiëren
              </Button>
              {onSave && (
                <Button icon={Save} busy={isSaving} onClick={onSave}>
                  Opslaan
                </Button>
              )}
            </Cluster>
          </Cluster>
          {saveProblem && (
            <Notice tone="red" title={saveProblem}>
              Je tekst is in deze browser bewaard. Probeer het opnieuw.
            </Notice>
          )}
          {response.warnings.length > 0 && (
            <Notice tone="amber" title="Kijk dit nog even na">
              {response.warnings.join(' ')}
            </Notice>
          )}
          <WholeText>
            <TextArea
              ref={area}
              label="Tekst"
              hint="Pas de tekst gerust aan."
              rows={18}
              value={text}
              onChange={({ target }) => onEdit(target.value)}
            />
          </WholeText>
          <MadeBy made={response.made_by} />
        </Stack>
      </Card>
      <Suspense fallback={null}>
        <TextCheck
          text={text}
          onReplace={(start, end, replacement) => onEdit(text.slice(0, start) + replacement + text.slice(end))}
          onSelect={(start, end) => {
            area.current?.focus()
            area.current?.setSelectionRange(start, end)
          }}
        />
      </Suspense>
    </Stack>
  )
}
