import { tokens } from '@wervio/ui'
import { css, styled } from 'styled-components'

/** Under this width the list stands behind a button. */
const MIDDLE = '@media (max-width: 1199.98px)'
/** A screen this low has no room for panes that scroll on their own: the page scrolls. */
const LOW = '@media (max-height: 29.98rem)'

/** The whole of the review: panes that scroll on their own, and a bar that stays in sight. */
export const ReviewScreen = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - ${tokens.topBar});
  min-width: 0;
  ${LOW} {
    height: auto;
  }
`
/** List, fields and the document. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: 14.75rem 25.25rem minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
  ${MIDDLE} {
    grid-template-columns: minmax(20rem, 25.25rem) minmax(0, 1fr);
  }
  ${tokens.breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
  }
`
const scrolling = css`
  min-width: 0;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  ${LOW} {
    overflow: visible;
  }
`
export const ListPane = styled.section`
  ${scrolling}
  padding: ${tokens.space[3]} ${tokens.space[2]};
  border-inline-end: 1px solid ${tokens.line.base};
  ${MIDDLE} {
    display: none;
  }
`
/** Above the panes when the list isn't beside them. */
export const ListStrip = styled.div`
  display: none;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.line.base};
  ${MIDDLE} {
    display: block;
  }
`
/** The tabs of a narrow screen. */
export const NarrowTabs = styled.div`
  display: none;
  ${tokens.breakpoint.tablet} {
    display: block;
  }
`
/** On a narrow screen panes lie behind each other: a document without a size could not be drawn. */
const layered = css<{ $isChosen: boolean }>`
  ${tokens.breakpoint.tablet} {
    grid-area: 2 / 1;
    visibility: ${({ $isChosen }) => ($isChosen ? 'visible' : 'hidden')};
    border-inline: 0;
  }
`
export const FieldsPane = styled.div<{ $isChosen: boolean }>`
  ${scrolling}
  display: flex;
  flex-direction: column;
  background: ${tokens.surface.raised};
  border-inline-end: 1px solid ${tokens.line.base};
  ${layered}
`
export const CvPane = styled.section<{ $isChosen: boolean }>`
  ${scrolling}
  /* The controls of the document stick to its top, over the padding. */
  padding: ${tokens.space[4]};
  background: ${tokens.surface.raised};
  ${layered}
`
/** In the place of fields and document, when there is nothing to look through. */
export const WholePane = styled.div`
  ${scrolling}
  grid-column: 2 / -1;
  padding: ${tokens.space[5]} ${tokens.space[4]};
  ${MIDDLE} {
    grid-column: 1 / -1;
  }
  ${tokens.breakpoint.tablet} {
    grid-row: 1 / -1;
  }
  &:focus {
    outline-offset: -2px;
  }
`
