import { Button, Icon, Text, tokens, clock } from '@wervio/ui'
import { Check, CircleAlert, CloudUpload, GitCompareArrows, PencilLine, RotateCw, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import type { SaveState } from '../autosave/save-state.ts'
import { wordsLabel } from '../history/version-labels.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[3]} ${tokens.space[2]};
  color: ${tokens.text.muted};
  svg {
    flex-shrink: 0;
  }
  &[data-problem] {
    color: ${tokens.status.red.base};
  }
`

const describeState = (state: SaveState): { text: string; icon: LucideIcon } => {
  if (state.phase === 'saved')
    return state.at === null
      ? { text: 'Wat je typt, wordt vanzelf opgeslagen', icon: Check }
      : { text: `Opgeslagen om ${clock(state.at)}`, icon: Check }
  if (state.phase === 'pending') return { text: 'Nog niet opgeslagen', icon: PencilLine }
  if (state.phase === 'saving') return { text: 'Opslaan...', icon: CloudUpload }
  return {
    text: `Niet opgeslagen: ${state.phase === 'failed' ? state.message : 'kies eerst een versie'}`,
    icon: CircleAlert,
  }
}

type Props = { state: SaveState; words: number; onRetry: () => void; onChoose: () => void }

/** Whether the text is saved, how many words it has, and a button to act when it isn't saved. */
export const SaveLine = ({ state, words, onRetry, onChoose }: Props) => {
  const { text, icon } = describeState(state)
  const hasProblem = state.phase === 'failed' || state.phase === 'conflict'
  return (
    <Line data-problem={hasProblem || undefined}>
      <Icon of={icon} size={16} />
      <Text as="output" size="small" aria-label="Stand van het opslaan">
        {text}
      </Text>
      <Text as="span" size="small" tone="muted" tabular>
        {wordsLabel(words)}
      </Text>
      {state.phase === 'conflict' && (
        <Button variant="secondary" size="small" icon={GitCompareArrows} onClick={onChoose}>
          Kiezen
        </Button>
      )}
      {state.phase === 'failed' && (
        <Button variant="secondary" size="small" icon={RotateCw} onClick={onRetry}>
          Opnieuw opslaan
        </Button>
      )}
    </Line>
  )
}
