import { Notice, tokens } from '@wervio/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Frame = styled.div`
  margin-top: ${tokens.space[5]};
  border-radius: ${tokens.radius.control};
  outline-offset: 2px;
`

/** Says that the message has gone. Takes the focus, which the button that can't be pressed any more has lost. */
export const SentNotice = () => {
  const frameRef = useRef<HTMLDivElement>(null)
  useEffect(() => frameRef.current?.focus({ preventScroll: true }), [])
  return (
    <Frame ref={frameRef} tabIndex={-1}>
      <Notice tone="green" title="Je bericht is succesvol verzonden!">
        Je krijgt binnen één werkdag antwoord.
      </Notice>
    </Frame>
  )
}
