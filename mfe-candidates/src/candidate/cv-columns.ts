import { Card, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** What is filled in on the left, the document on the right; under each other where there is no room. */
export const CvColumns = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? 'minmax(0, 46rem)' : 'minmax(0, 1fr) minmax(0, 1fr)')};
  align-items: start;
  gap: ${tokens.space[5]};
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The frame of the document, which stays in sight while the page scrolls. */
export const CvFrame = styled(Card)`
  position: sticky;
  top: calc(${tokens.topBar} + ${tokens.space[4]});
  max-height: calc(100dvh - ${tokens.topBar} - ${tokens.space[8]});
  overflow: auto;
  ${tokens.breakpoint.tablet} {
    position: static;
    max-height: none;
  }
`
