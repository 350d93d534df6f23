import { css, styled } from 'styled-components'
import { tokens, type Space } from '../theme/tokens.ts'
import { plainList } from './plain-list.ts'

type GridProps = {
  gap?: Space
  /** Columns on a wide screen; two on a tablet, one on a phone. */
  columns?: 1 | 2 | 3 | 4 | undefined
  /** Without `columns`: as many columns of at least this many px as fit (default 280). */
  min?: number
}
const ownProps = new Set(['gap', 'columns', 'min'])

const fixedColumns = (columns: number) => css`
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  ${tokens.breakpoint.tablet} {
    grid-template-columns: repeat(${Math.min(columns, 2)}, minmax(0, 1fr));
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const fluidColumns = (min: number) => css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${min}px), 1fr));
`

/** Cards or fields in columns that fold on narrow screens. */
export const Grid = styled.div.withConfig({ shouldForwardProp: (prop) => !ownProps.has(prop) })<GridProps>`
  display: grid;
  gap: ${({ gap = 4 }) => tokens.space[gap]};
  ${({ columns, min = 280 }) => (columns ? fixedColumns(columns) : fluidColumns(min))}
  ${plainList}
`
