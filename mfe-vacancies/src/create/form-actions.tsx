import { RulesOffer } from '@wervio/remote-kit'
import { Button, Cluster, Notice, Stack, Text } from '@wervio/ui'
import { RotateCw, Sparkles } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { sameForm, type FormValues } from '../drafts/field-mapping.ts'
import { ActionBar, KeyboardHint } from './form-actions-style.ts'
import type { WriteState } from './use-write-vacancy.ts'

const safeTexts = {
  writing: 'Je formulier is bewaard. Er is niets verloren gegaan.',
  saving: 'De tekst is al geschreven en bewaard. Alleen het opslaan gaat opnieuw.',
}

/** The end of the form: what went wrong the last time, and the button that starts the writing. */
export const FormActions = ({ state, onUseRules }: { state: WriteState; onUseRules: () => void }) => {
  const hasFailed = state.phase === 'failed'
  const { control } = useFormContext<FormValues>()
  const values = useWatch({ control }) as FormValues
  const onlySave = hasFailed && state.unsavedValues !== null && sameForm(state.unsavedValues, values)
  return (
    <ActionBar as="div">
      <Stack>
        {hasFailed && (
          <Notice tone="red" title={state.message}>
            <Stack gap={3}>
              <span>{safeTexts[state.at]}</span>
              <RulesOffer code={state.code} onChoose={onUseRules}>
                Schrijf met de ingebouwde regels
              </RulesOffer>
            </Stack>
          </Notice>
        )}
        <Cluster justify="space-between">
          <Text size="small" tone="muted">
            De tekst gebruikt alleen wat je hier invult.
            <KeyboardHint as="span" size="small" tone="muted">
              {' '}
              Ctrl of ⌘ + Enter werkt ook.
            </KeyboardHint>
          </Text>
          <Button
            type="submit"
            size="large"
            icon={onlySave ? RotateCw : Sparkles}
            busy={state.phase === 'writing' || state.phase === 'saving'}
          >
            {onlySave ? 'Opnieuw opslaan' : 'Genereer Vacaturetekst'}
          </Button>
        </Cluster>
      </Stack>
    </ActionBar>
  )
}
