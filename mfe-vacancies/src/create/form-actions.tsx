import { Button, Card, Cluster, Notice, Stack, Text, tokens } from '@wervio/ui'
import { RotateCw, Sparkles } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { sameForm, type FormValues } from '../drafts/field-mapping.ts'
import type { WriteState } from './use-write-vacancy.ts'

const Keys = styled(Text)`
  ${tokens.breakpoint.touch} {
    display: none;
  }
`
const Bar = styled(Card)`
  ${tokens.breakpoint.phone} {
    button {
      width: 100%;
    }
  }
`

const safe = {
  writing: 'Je formulier is bewaard. Er is niets verloren gegaan.',
  saving: 'De tekst is al geschreven en bewaard. Alleen het opslaan gaat opnieuw.',
}

/** The end of the form: what went wrong the last time, and the button that starts the writing. */
export const FormActions = ({ state, editing }: { state: WriteState; editing: boolean }) => {
  const failed = state.phase === 'failed'
  const { control } = useFormContext<FormValues>()
  const values = useWatch({ control }) as FormValues
  const onlySave = failed && state.written !== null && sameForm(state.written, values)
  return (
    <Bar as="div">
      <Stack>
        {failed && (
          <Notice tone="red" title={state.message}>
            {safe[state.at]}
          </Notice>
        )}
        <Cluster justify="space-between">
          <Text size="small" tone="muted">
            {editing
              ? 'De nieuwe tekst vervangt de tekst van deze vacature.'
              : 'De tekst gebruikt alleen wat je hier invult.'}
            <Keys as="span" size="small" tone="muted">
              {' '}
              Ctrl of ⌘ + Enter werkt ook.
            </Keys>
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
    </Bar>
  )
}
