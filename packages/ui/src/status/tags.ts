import { styled } from 'styled-components'
import { plainList } from '../layout/plain-list.ts'
import { tokens } from '../theme/tokens.ts'

/** A list of short words, each a small pill. */
export const Tags = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  li {
    max-width: 100%;
    padding: 0 ${tokens.space[2]};
    overflow: hidden;
    border-radius: ${tokens.radius.chip};
    background: ${tokens.surface.sunken};
    color: ${tokens.text.muted};
    font: ${tokens.font.tiny};
    line-height: 1.375rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
