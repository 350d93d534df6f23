import { styled } from 'styled-components'
import { tokens, type Space } from '../theme/tokens.ts'
import { plainList } from './plain-list.ts'

type StackProps = { gap?: Space; align?: 'stretch' | 'start' | 'center' | 'end' }

/** Children under each other, `gap` steps of 4 px apart (default 4). */
export const Stack = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'gap' && prop !== 'align',
})<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ align = 'stretch' }) => align};
  gap: ${({ gap = 4 }) => tokens.space[gap]};
  min-width: 0;
  ${plainList}
`
