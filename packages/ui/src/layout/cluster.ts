import { styled } from 'styled-components'
import { tokens, type Space } from '../theme/tokens.ts'
import { plainList } from './plain-list.ts'

type ClusterProps = {
  gap?: Space
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'space-between'
}
const ownProps = new Set(['gap', 'align', 'justify'])

/** Children beside each other that wrap, `gap` steps of 4 px apart (default 3). */
export const Cluster = styled.div.withConfig({ shouldForwardProp: (prop) => !ownProps.has(prop) })<ClusterProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ gap = 3 }) => tokens.space[gap]};
  min-width: 0;
  ${plainList}
`
