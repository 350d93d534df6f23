import { Button, Icon, Text, tokens } from '@wervio/ui'
import { Check, CircleAlert, CloudUpload, PencilLine, RotateCw, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import type { SaveState } from '../autosave/save-state.ts'
import { clock } from '../when.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.control.small};
  color: ${tokens.text.muted};
  svg { flex-shrink: 0; }
  &[data-problem] { color: ${tokens.status.red.base}; }
`

const said = (state: SaveState): { text: string; icon: LucideIcon } => {
  if (state.phase === 'saved') return state.at === null ? { text: 'Wat je typt, wordt vanzelf opgeslagen', icon: Check } : { text: `Opgeslagen om ${clock(state.at)}`, icon: Check }
  if (state.phase === 'pending') return { text: 'Nog niet opgeslagen', icon: PencilLine }
  if (state.phase === 'saving') return { text: 'Opslaan...', icon: CloudUpload }
  return { text: `Niet opgeslagen: ${state.phase === 'failed' ? state.message : 'kies eerst een versie'}`, icon: CircleAlert }
}

/** Whether what was typed is safe, and a way to try again. */
export const SaveLine = ({ state, onRetry }: { state: SaveState; onRetry: () => void }) => {
  const { text, icon } = said(state)
  const problem = state.phase === 'failed' || state.phase === 'conflict'
  return (
    <Line data-problem={problem || undefined}>
      <Icon of={icon} size={16} />
      <Text as="output" size="small" aria-label="Stand van het opslaan">{text}</Text>
      {state.phase === 'failed' && <Button variant="secondary" size="small" icon={RotateCw} onClick={onRetry}>Opnieuw opslaan</Button>}
    </Line>
  )
}
