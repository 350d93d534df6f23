import { Icon, tokens } from '@wervio/ui'
import { Search } from 'lucide-react'
import { styled } from 'styled-components'

const Field = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  width: 24rem;
  min-width: 0;
  min-height: ${tokens.control.medium};
  padding-inline: ${tokens.space[3]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  box-shadow: ${tokens.shadow.low};
  color: ${tokens.text.muted};
  font: ${tokens.font.body};
  &:hover {
    border-color: ${tokens.line.control};
  }
  svg {
    flex-shrink: 0;
  }
  ${tokens.breakpoint.phone} {
    width: ${tokens.control.touch};
    min-height: ${tokens.control.touch};
    justify-content: center;
  }
`
const Words = styled.span`
  flex: 1;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${tokens.breakpoint.phone} {
    position: absolute;
    clip-path: inset(50%);
  }
`
const Keys = styled.kbd`
  padding: 0 ${tokens.space[1]};
  border: 1px solid ${tokens.line.strong};
  border-radius: 5px;
  font: ${tokens.font.tiny};
  white-space: nowrap;
  ${tokens.breakpoint.tablet} {
    display: none;
  }
`
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Looks like a search field, opens the command menu. */
export const SearchButton = ({ onOpen }: { onOpen: () => void }) => (
  <Field type="button" aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={onOpen}>
    <Icon of={Search} />
    <Words>Zoek of spring naar…</Words>
    <Keys aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</Keys>
  </Field>
)
