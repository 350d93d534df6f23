import { runSwapTest } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Icon, tokens } from '@wervio/ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { SwapTestDialog } from '../swap-test/swap-test-dialog.tsx'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  svg {
    flex-shrink: 0;
    color: ${tokens.accent.base};
  }
`
/** Where the line wraps, nothing stands behind it. */
const Dot = styled.span`
  ${tokens.breakpoint.phone} {
    display: none;
  }
`
const TestButton = styled.button`
  min-height: 1.5rem;
  color: ${tokens.accent.base};
  font: ${tokens.font.strong};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &:disabled {
    color: ${tokens.text.muted};
    cursor: not-allowed;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`

/** What doesn't count, and the way to see for oneself, once there is a vacancy to test. */
export const FairLine = ({ vacancyId }: { vacancyId: string | null }) => {
  const [isTesting, setIsTesting] = useState(false)
  const mayTest = useMay(runSwapTest)
  return (
    <Line>
      <Icon of={ShieldCheck} />
      <span>Naam, leeftijd en herkomst tellen niet mee</span>
      {mayTest && (
        <>
          <Dot aria-hidden>·</Dot>
          <TestButton type="button" disabled={vacancyId === null} onClick={() => setIsTesting(true)}>
            Wisseltest
          </TestButton>
        </>
      )}
      {isTesting && vacancyId !== null && <SwapTestDialog vacancyId={vacancyId} onClose={() => setIsTesting(false)} />}
    </Line>
  )
}
