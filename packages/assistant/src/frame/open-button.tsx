import { Button, tokens } from '@wervio/ui'
import { Sparkles } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { styled } from 'styled-components'
import { useClearOfFields } from './use-clear-of-fields.ts'

const Dock = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 40;
  display: flex;
  flex: 0 0 100%;
  justify-content: flex-end;
  padding: 0 ${tokens.space[8]} ${tokens.space[4]};
  pointer-events: none;
  ${tokens.breakpoint.tablet} {
    padding-inline: ${tokens.space[4]};
  }
  @media print {
    display: none;
  }
`
const Place = styled.div<{ $clear: boolean }>`
  pointer-events: auto;
  ${({ $clear }) => !$clear && 'visibility: hidden;'}
`
const Round = styled(Button)`
  border-radius: ${tokens.radius.chip};
  box-shadow: ${tokens.shadow.high};
  ${tokens.breakpoint.phone} {
    width: ${tokens.space[12]};
    height: ${tokens.space[12]};
    padding: 0;
  }
`
const Words = styled.span`
  ${tokens.breakpoint.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

/** Floats over the end of the page and has a line of its own below it, so that at the end it covers nothing; on a phone only its icon shows. */
export const OpenButton = ({ onOpen, button }: { onOpen: () => void; button: Ref<HTMLButtonElement> }) => {
  const place = useRef<HTMLDivElement>(null)
  const clear = useClearOfFields(place)
  return (
    <Dock>
      <Place ref={place} $clear={clear}>
        <Round ref={button} size="large" icon={Sparkles} aria-haspopup="dialog" onClick={onOpen}>
          <Words>Vraag de assistent</Words>
        </Round>
      </Place>
    </Dock>
  )
}
