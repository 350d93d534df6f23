import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../text/icon.tsx'
import { tokens } from '../theme/tokens.ts'
import { useSearchText } from './use-search-text.ts'
import { useSearchKeys } from './use-search-keys.ts'

const Frame = styled.form`
  position: relative;
  flex: 1 1 16rem;
  max-width: 28rem;
  min-width: 0;
  > svg {
    position: absolute;
    left: ${tokens.space[3]};
    top: calc(50% - 9px);
    color: ${tokens.text.muted};
    pointer-events: none;
  }
  > button {
    position: absolute;
    right: ${tokens.space[1]};
    top: 50%;
    translate: 0 -50%;
  }
`
const Input = styled.input`
  width: 100%;
  min-height: ${tokens.control.large};
  padding: 0 ${tokens.space[12]} 0 ${tokens.space[10]};
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  color: ${tokens.text.base};
  font: ${tokens.font.body};
  &::placeholder {
    color: ${tokens.text.faint};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: -1px;
    border-color: ${tokens.accent.base};
  }
  ${tokens.breakpoint.touch} {
    font-size: 1rem;
  }
`

export type SearchFieldProps = {
  /** Name of the field: 'Zoek in vacatures'. */
  label: string
  /** Name of the form around it: 'Vacatures zoeken'. */
  formLabel: string
  placeholder: string
  /** The most characters that the search accepts. */
  maximum: number
  value: string
  /** Ctrl+F focuses it too: for a long list, of which the browser's own search finds only what is in view. */
  takesFind?: boolean
  onSearch: (words: string) => void
}

/** Searches while the user types. `/` anywhere on the page focuses it; Escape and the cross empty it. */
export const SearchField = ({
  label,
  formLabel,
  placeholder,
  maximum,
  value,
  takesFind = false,
  onSearch,
}: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { text, setText, search, clear } = useSearchText({ maximum, value, onSearch })
  useSearchKeys(input, takesFind)
  const onClear = () => {
    clear()
    input.current?.focus()
  }
  return (
    <Frame
      aria-label={formLabel}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <Icon of={Search} />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={takesFind ? '/ Control+F' : '/'}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maximum}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && text) onClear()
        }}
      />
      {text && <IconButton label="Zoekopdracht wissen" icon={X} onClick={onClear} />}
    </Frame>
  )
}
