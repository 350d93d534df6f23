import { tokens } from '@wervio/ui'
import { css, styled } from 'styled-components'

/** Widths are those of the page, which the assistant makes narrower on a very wide screen. */
export const ProfileFrame = styled.div`
  container-type: inline-size;
`

const withPanel = css`
  @container (min-width: 34rem) {
    grid-template: 'main panel' auto 'beside panel' 1fr / minmax(0, 1fr) minmax(0, 1fr);
  }
`
const withoutPanel = css`
  @container (min-width: 44rem) {
    grid-template: 'main beside' auto / minmax(0, 9fr) minmax(0, 5fr);
  }
`
/**
 * The profile, its side column and the CV, under each other where there is no room. Opening the CV only changes the
 * grid, so that no form loses its state.
 */
export const Columns = styled.div<{ $panel: boolean }>`
  display: grid;
  grid-template: 'main' auto 'beside' auto / minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space[5]};
  ${({ $panel }) => ($panel ? withPanel : withoutPanel)}
`
export const Main = styled.div`
  grid-area: main;
`
export const Side = styled.div`
  grid-area: beside;
`
export const Panel = styled.div`
  position: sticky;
  top: calc(${tokens.topBar} + ${tokens.space[4]});
  grid-area: panel;
`
