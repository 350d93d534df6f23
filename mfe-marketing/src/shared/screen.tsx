import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { ThemedPicture, type Picture } from './themed-picture.tsx'

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.raised};
  box-shadow: ${tokens.shadow.high};
`

/** A picture of a screen of the product. */
export const Screen = (picture: Picture) => (
  <Frame>
    <ThemedPicture {...picture} />
  </Frame>
)
