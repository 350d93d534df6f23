import { Button, tokens } from '@wervio/ui'
import { Sparkles } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { styled } from 'styled-components'
import { useClearOfSubmit } from './use-clear-of-submit.ts'

const Dock = styled.div<{ $clear: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: 40;
  display: flex;
  flex: 0 0 100%;
  justify-content: flex-end;
  padding: 0 ${tokens.space[8]} ${tokens.space[4]};
  pointer-events: none;
  ${({ $clear }) => !$clear && 'visibility: hidden;'}
  ${tokens.breakpoint.tablet} { padding-inline: ${tokens.space[4]}; }
  @media print { display: none; }
`
const Round = styled(Button)`
  border-radius: ${tokens.radius.chip};
  box-shadow: ${tokens.shadow.high};
  pointer-events: auto;
`

/** Floats over the end of the page and has a line of its own below it, so that at the end it covers nothing. */
export const OpenButton = ({ onOpen, button }: { onOpen: () => void; button: Ref<HTMLButtonElement> }) => {
  const dock = useRef<HTMLDivElement>(null)
  const clear = useClearOfSubmit(dock)
  return (
    <Dock ref={dock} $clear={clear}>
      <Round ref={button} size="large" icon={Sparkles} aria-haspopup="dialog" onClick={onOpen}>Vraag de assistent</Round>
    </Dock>
  )
}
