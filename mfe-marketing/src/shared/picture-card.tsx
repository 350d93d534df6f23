import { Card, CardLink, Heading, Icon, Text, tokens } from '@wervio/ui'
import { ArrowRight, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { ThemedPicture, type Picture } from './themed-picture.tsx'

const Frame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  &:has(a:focus-visible) {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: 2px;
  }
`
const Words = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[5]};
  svg {
    color: ${tokens.accent.base};
  }
  p {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`
const PictureFrame = styled.div`
  margin-top: auto;
  border-top: 1px solid ${tokens.line.base};
  background: ${tokens.surface.sunken};
`

/** What can be done, where it is done, and what it looks like there. */
export type PictureCardText = { icon: LucideIcon; title: string; text: string; to: string; picture: Picture }

/** A part of the product: a link as a whole to where it is, with a picture of it there. */
export const PictureCard = ({ icon, title, text, to, picture }: PictureCardText) => (
  <Frame as="li" padding={0} interactive>
    <Words>
      <Icon of={icon} size={20} />
      <Heading level={3}>
        <CardLink to={to}>{title}</CardLink>
      </Heading>
      <Icon of={ArrowRight} />
      <Text tone="muted">{text}</Text>
    </Words>
    <PictureFrame>
      <ThemedPicture {...picture} />
    </PictureFrame>
  </Frame>
)
