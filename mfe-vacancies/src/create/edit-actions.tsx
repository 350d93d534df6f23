import type { ApiError } from '@wervio/api-client'
import { RulesOffer } from '@wervio/remote-kit'
import { Button, Cluster, Notice, Stack, Text } from '@wervio/ui'
import { Save, Sparkles } from 'lucide-react'
import { ActionBar, ActionButtons, KeyboardHint } from './form-actions-style.ts'

type Props = {
  /** What went wrong the last time, if anything did. */
  problem: string | null
  hasText: boolean
  isSaving: boolean
  isWriting: boolean
  /** Why the text was not written; null for another problem. */
  code: ApiError['code'] | null
  onRewrite: () => void
  onUseRules: () => void
}

/** The end of the form of an existing vacancy: saving the fields, and apart from it the rewriting of the text. */
export const EditActions = ({ problem, hasText, isSaving, isWriting, code, onRewrite, onUseRules }: Props) => (
  <ActionBar as="div">
    <Stack>
      {problem !== null && (
        <Notice tone="red" title={problem}>
          <Stack gap={3}>
            <span>Je formulier is bewaard. Er is niets verloren gegaan.</span>
            <RulesOffer code={code} onChoose={onUseRules}>
              Schrijf met de ingebouwde regels
            </RulesOffer>
          </Stack>
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
