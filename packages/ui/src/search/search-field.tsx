import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../text/icon.tsx'
import { tokens } from '../theme/tokens.ts'
import { searchWords } from './search-words.ts'
import { useSlashKey } from './use-slash-key.ts'

/** Milliseconds without a key before the search starts. */
const PAUSE = 250

const Frame = styled.form`
  position: relative;
  flex: 1 1 16rem;
  max-width: 28rem;
  min-width: 0;
  > svg { position: absolute; left: ${tokens.space[3]}; top: calc(50% - 9px); color: ${tokens.text.muted}; pointer-events: none; }
  > button { position: absolute; right: ${tokens.space[1]}; top: 50%; translate: 0 -50%; }
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
  &::placeholder { color: ${tokens.text.faint}; opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
  &:focus-visible { outline: 2px solid ${tokens.accent.base}; outline-offset: -1px; border-color: ${tokens.accent.base}; }
  ${tokens.breakpoint.touch} { font-size: 1rem; }
`

export type SearchFieldProps = {
  /** Name of the field: 'Zoek in vacatures'. */
  label: string
  /** Name of the form around it: 'Vacatures zoeken'. */
  formLabel: string
  placeholder: string
  /** Characters the search takes. */
  maximum: number
  value: string
  onSearch: (words: string) => void
}

/** Search while typing; `/` comes here from anywhere on the page, Escape and the cross empty it. */
export const SearchField = ({ label, formLabel, placeholder, maximum, value, onSearch }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  // The address changed without us: back, forward, or filters taken away.
  if (value !== told) {
    setTold(value)
    if (searchWords(typed, maximum) !== value) setTyped(value)
  }
  useSlashKey(input)
  const words = searchWords(typed, maximum)
  useEffect(() => {
    const timer = words === value ? undefined : setTimeout(() => onSearch(words), PAUSE)
    return () => clearTimeout(timer)
  }, [words, value, onSearch])
  const clear = () => {
    setTyped('')
    onSearch('')
    input.current?.focus()
  }
  return (
    <Frame aria-label={formLabel} onSubmit={(event) => { event.preventDefault(); onSearch(words) }}>
      <Icon of={Search} />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maximum}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => { if (key === 'Escape' && typed) clear() }}
      />
      {typed && <IconButton label="Zoekopdracht wissen" icon={X} onClick={clear} />}
    </Frame>
  )
}
