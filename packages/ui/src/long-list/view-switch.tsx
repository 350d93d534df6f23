import { LayoutGrid, List, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../text/icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import { tokens } from '../theme/tokens.ts'
import { views, type View } from './view.ts'

const looks: Record<View, { label: string; icon: LucideIcon }> = {
  cards: { label: 'Kaarten', icon: LayoutGrid },
  table: { label: 'Tabel', icon: List },
}

const Frame = styled.fieldset`
  display: inline-flex;
  flex-shrink: 0;
  margin: 0;
  padding: 2px;
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
`
const Choice = styled.button`
  display: grid;
  place-items: center;
  width: 2.5rem;
  min-height: calc(${tokens.control.large} - 6px);
  border-radius: 8px;
  color: ${tokens.text.muted};
  &[aria-pressed='true'] {
    background: ${tokens.accent.soft};
    color: ${tokens.accent.base};
  }
  ${tokens.breakpoint.touch} {
    width: ${tokens.control.touch};
    min-height: ${tokens.control.touch};
  }
`

/** Cards or a table. */
export const ViewSwitch = ({ value, onChange }: { value: View; onChange: (view: View) => void }) => (
  <Frame aria-label="Weergave">
    {views.map((view) => (
      <Choice
        key={view}
        type="button"
        aria-pressed={value === view}
        title={looks[view].label}
        onClick={() => onChange(view)}
      >
        <Icon of={looks[view].icon} />
        <VisuallyHidden>{looks[view].label}</VisuallyHidden>
      </Choice>
    ))}
  </Frame>
)
