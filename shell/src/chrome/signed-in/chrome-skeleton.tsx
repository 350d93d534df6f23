import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { ContentSkeleton } from '../content-skeleton.tsx'
import { measures } from '../measures.ts'
import { useCollapsed } from './use-collapsed.ts'

const Frame = styled.div<{ $collapsed: boolean }>`
  padding-left: ${({ $collapsed }) => ($collapsed ? measures.foldedSidebar : measures.sidebar)};
  ${tokens.breakpoint.tablet} {
    padding-left: 0;
  }
`
const Bar = styled.div`
  min-height: ${measures.topBar};
  border-bottom: 1px solid ${tokens.line.base};
`

/** Holds the space of the sidebar and the top bar while their code loads. */
export const ChromeSkeleton = () => (
  <Frame $collapsed={useCollapsed().collapsed}>
    <Bar />
    <ContentSkeleton />
  </Frame>
)
