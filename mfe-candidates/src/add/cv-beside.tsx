import { PdfViewer } from '@wervio/pdf-viewer'
import { Card, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** What is filled in on the left, the document on the right; under each other where there is no room. */
export const CvColumns = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? 'minmax(0, 46rem)' : 'minmax(0, 1fr) minmax(0, 1fr)')};
  align-items: start;
  gap: ${tokens.space[5]};
  ${tokens.breakpoint.tablet} { grid-template-columns: minmax(0, 1fr); }
`
const Beside = styled(Card)`
  position: sticky;
  top: calc(${tokens.topBar} + ${tokens.space[4]});
  max-height: calc(100dvh - ${tokens.topBar} - ${tokens.space[8]});
  overflow: auto;
  ${tokens.breakpoint.tablet} { position: static; max-height: none; }
`

/** The CV somebody chose, to read from while typing. */
export const CvBeside = ({ file }: { file: File }) => (
  <Beside as="section" aria-label="CV" padding={4}>
    <PdfViewer content={file} loading="CV laden..." controlsTop={`-${tokens.space[4]}`} />
  </Beside>
)
