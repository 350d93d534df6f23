import { IconButton, percentText, Text, tokens } from '@wervio/ui'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { styled } from 'styled-components'

const Controls = styled.div`
  position: sticky;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block: ${tokens.space[2]};
  background: ${tokens.surface.raised};
`
/** What belongs together goes to the next line together. */
const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`

/** Steps of the zoom; 1 is as wide as there is room. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

type Props = {
  page: number
  pages: number
  zoom: number
  top: string
  onTurn: (to: number) => void
  onStep: (by: number) => void
}

/** Buttons to turn pages and zoom. */
export const ViewerControls = ({ page, pages, zoom, top, onTurn, onStep }: Props) => (
  <Controls style={{ top }}>
    <Group>
      <IconButton
        framed
        label="Vorige pagina"
        icon={ChevronLeft}
        aria-disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      />
      <Text as="output" tabular>
        Pagina {page} van {pages}
      </Text>
      <IconButton
        framed
        label="Volgende pagina"
        icon={ChevronRight}
        aria-disabled={page === pages}
        onClick={() => onTurn(page + 1)}
      />
    </Group>
    <Group>
      <IconButton framed label="Kleiner" icon={ZoomOut} aria-disabled={zoom === zooms[0]} onClick={() => onStep(-1)} />
      <Text as="output" tabular>
        {percentText(zoom)}
      </Text>
      <IconButton framed label="Groter" icon={ZoomIn} aria-disabled={zoom === zooms.at(-1)} onClick={() => onStep(1)} />
    </Group>
  </Controls>
)
