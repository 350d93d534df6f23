import { plainList, tokens } from '@wervio/ui'
import { css, styled } from 'styled-components'

const DOT = '0.75rem'
/** With less room than this the names of the stages run into each other. */
const NARROW = '@container (max-width: 26rem)'

export const Frame = styled.div`
  container-type: inline-size;
`
/** What the line says in words where the stages have no room for their names. */
export const CurrentStage = styled.p`
  display: none;
  color: ${tokens.text.muted};
  font: ${tokens.font.small};
  ${NARROW} {
    display: block;
  }
`

export const Dot = styled.span`
  width: ${DOT};
  height: ${DOT};
  border: 2px solid ${tokens.line.control};
  border-radius: ${tokens.radius.chip};
  background: ${tokens.surface.raised};
`
/** Unseen, and still read aloud. */
const hiddenWhereNarrow = css`
  ${NARROW} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
export const Day = styled.time`
  ${hiddenWhereNarrow}
  color: ${tokens.text.muted};
  font: ${tokens.font.tiny};
  font-weight: 400;
`
export const Label = styled.span`
  ${hiddenWhereNarrow}
  border-radius: ${tokens.radius.chip};
`
export const Point = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: 2px;
  width: 100%;
  padding: ${tokens.space[1]} ${tokens.space[2]} ${tokens.space[1]} 0;
  color: inherit;
  font: ${tokens.font.tiny};
  text-align: start;
`
export const PointButton = styled(Point).attrs({ as: 'button' })`
  min-height: ${tokens.control.touch};
  &:hover:not(:disabled) ${Dot} {
    border-color: ${tokens.accent.base};
    box-shadow: 0 0 0 3px ${tokens.accent.soft};
  }
  &:disabled {
    cursor: default;
  }
`

/** Each step draws the line to the next one; the last has none. */
export const Steps = styled.ol`
  ${plainList}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  min-width: 0;
  li {
    position: relative;
    min-width: 0;
    color: ${tokens.text.muted};
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: calc(${tokens.space[1]} + ${DOT} / 2 - 1px) 0 auto ${DOT};
    height: 2px;
    background: ${tokens.line.strong};
  }
  li[data-done='true'] {
    color: ${tokens.text.base};
  }
  li[data-done='true'] ${Dot} {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.base};
  }
  li[data-done='true']:has(+ li[data-done='true'])::before {
    background: ${tokens.accent.base};
  }
  li[aria-current='step'] ${Point} {
    font-weight: 650;
  }
  li[aria-current='step'] ${Label} {
    padding: 1px ${tokens.space[2]};
    background: ${tokens.accent.soft};
    color: ${tokens.accent.base};
    /* No room for a ground of its own between the neighbours. */
    ${tokens.breakpoint.phone} {
      padding: 0;
      background: none;
    }
  }
`
