import { Button, PageTools, tokens } from '@wervio/ui'
import { Sparkles } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'

/** Only its icon where the top bar has no room for words. */
const Opener = styled(Button)`
  ${tokens.breakpoint.tablet} {
    width: ${tokens.control.touch};
    min-height: ${tokens.control.touch};
    padding: 0;
  }
  @media print {
    display: none;
  }
`
const Words = styled.span`
  ${tokens.breakpoint.tablet} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

/** Opens the assistant, from the top bar: a button that floats over a page covers its controls. */
export const OpenButton = ({ onOpen, button }: { onOpen: () => void; button: Ref<HTMLButtonElement> }) => (
  <PageTools>
    <Opener
      ref={button}
      variant="secondary"
      icon={Sparkles}
      aria-haspopup="dialog"
      title="Vraag de assistent"
      onClick={onOpen}
    >
      <Words>Vraag de assistent</Words>
    </Opener>
  </PageTools>
)
