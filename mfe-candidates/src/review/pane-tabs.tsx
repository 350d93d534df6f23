import { tokens } from '@wervio/ui'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'

export const panes = ['gegevens', 'cv'] as const
export type Pane = (typeof panes)[number]

const labels: Record<Pane, string> = { gegevens: 'Gegevens', cv: 'CV' }
export const tabId = (pane: Pane): string => `review-tab-${pane}`
export const panelId = (pane: Pane): string => `review-panel-${pane}`

const Strip = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-bottom: 1px solid ${tokens.line.base};
  background: ${tokens.surface.raised};
`
const Tab = styled.button`
  min-height: ${tokens.control.touch};
  border-bottom: 2px solid transparent;
  color: ${tokens.text.muted};
  font: ${tokens.font.strong};
  &[aria-selected='true'] {
    color: ${tokens.text.base};
    border-bottom-color: ${tokens.accent.base};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

type Props = { pane: Pane; onChange: (pane: Pane) => void }

/** On a narrow screen: fields or document. Both stay mounted, so that nothing typed is lost; arrow keys move. */
export const PaneTabs = ({ pane, onChange }: Props) => {
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = pane === 'cv' ? 'gegevens' : 'cv'
    onChange(other)
    currentTarget.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus()
  }
  return (
    <Strip role="tablist" aria-label="Gegevens en CV" onKeyDown={move}>
      {panes.map((one) => (
        <Tab
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          aria-controls={panelId(one)}
          aria-selected={one === pane}
          tabIndex={one === pane ? 0 : -1}
          onClick={() => onChange(one)}
        >
          {labels[one]}
        </Tab>
      ))}
    </Strip>
  )
}

/** What makes an element the panel of a tab, while there are tabs. */
export const panelProps = (pane: Pane, isNarrow: boolean) =>
  isNarrow ? { role: 'tabpanel', id: panelId(pane), 'aria-labelledby': tabId(pane) } : {}
