import { Stack, tokens } from '@wervio/ui'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

/** From here the text keeps a readable line with the check beside it. */
const BESIDE = '@container (min-width: 54rem)'
/** From here two texts can both be read beside each other. */
const TWO_TEXTS = '@container (min-width: 40rem)'

const Room = styled.div`
  container-type: inline-size;
`
const Columns = styled.div<{ $hasOther: boolean }>`
  display: grid;
  align-items: start;
  gap: ${tokens.space[5]};
  grid-template-columns: minmax(0, 1fr);
  ${BESIDE} {
    grid-template-columns: minmax(0, 1fr) clamp(20rem, 36cqi, 26rem);
  }
  ${({ $hasOther }) =>
    $hasOther &&
    css`
      ${TWO_TEXTS} {
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      }
    `}
`
/** Stays in view beside the text, with a scroll of its own. */
const Sticky = styled.div<{ $head: string }>`
  ${BESIDE} {
    --top: calc(${tokens.topBar} + ${({ $head }) => $head} + ${tokens.space[4]});
    position: sticky;
    top: var(--top);
    > * {
      max-height: calc(100dvh - var(--top) - ${tokens.space[4]});
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
`

type Props = {
  check: ReactNode
  /** Another text, to copy from; the check is under it. */
  other?: ReactNode
  /** Height of what sticks to the top of the page above both. */
  head?: string
  children: ReactNode
}

/** A text with its check beside it, and under it where there is no room. */
export const BesideText = ({ check, other, head = '0px', children }: Props) => (
  <Room>
    <Columns $hasOther={Boolean(other)}>
      {children}
      {other ? (
        <Stack>
          {other}
          {check}
        </Stack>
      ) : (
        <Sticky $head={head}>{check}</Sticky>
      )}
    </Columns>
  </Room>
)
