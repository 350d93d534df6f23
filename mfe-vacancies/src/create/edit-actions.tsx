import { Button, Cluster, Notice, Stack, Text } from '@wervio/ui'
import { Save, Sparkles } from 'lucide-react'
import { ActionBar, ActionButtons, KeyboardHint } from './form-actions-style.ts'

type Props = {
  /** What went wrong the last time, if anything did. */
  problem: string | null
  hasText: boolean
  isSaving: boolean
  isWriting: boolean
  onRewrite: () => void
}

/** The end of the form of an existing vacancy: saving the fields, and apart from it the rewriting of the text. */
export const EditActions = ({ problem, hasText, isSaving, isWriting, onRewrite }: Props) => (
  <ActionBar as="div">
    <Stack>
      {problem !== null && (
        <Notice tone="red" title={problem}>
          Je formulier is bewaard. Er is niets verloren gegaan.
        </Notice>
      )}
      <Cluster justify="space-between">
        <Text size="small" tone="muted">
          Opslaan verandert niets aan de vacaturetekst.
          <KeyboardHint as="span" size="small" tone="muted">
            {' '}
            Ctrl of ⌘ + Enter werkt ook.
          </KeyboardHint>
        </Text>
        <ActionButtons gap={2}>
          <Button
            variant="secondary"
            size="large"
            icon={Sparkles}
            busy={isWriting}
            disabled={isSaving}
            onClick={onRewrite}
          >
            {hasText ? 'Tekst herschrijven' : 'Genereer Vacaturetekst'}
          </Button>
          <Button type="submit" size="large" icon={Save} busy={isSaving} disabled={isWriting}>
            Opslaan
          </Button>
        </ActionButtons>
      </Cluster>
    </Stack>
  </ActionBar>
)
