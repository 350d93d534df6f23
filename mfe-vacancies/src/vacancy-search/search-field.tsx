import { limits } from '@wervio/contracts'
import { Icon, IconButton, tokens } from '@wervio/ui'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { searchWords } from './list-filter.ts'
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

/** Search while typing; `/` comes here from anywhere on the page, Escape and the cross empty it. */
export const SearchField = ({ value, onSearch }: { value: string; onSearch: (words: string) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  // The address changed without us: back, forward, or filters taken away.
  if (value !== told) {
    setTold(value)
    if (searchWords(typed) !== value) setTyped(value)
  }
  useSlashKey(input)
  const words = searchWords(typed)
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
    <Frame aria-label="Vacatures zoeken" onSubmit={(event) => { event.preventDefault(); onSearch(words) }}>
      <Icon of={Search} />
      <Input
        ref={input}
        type="search"
        aria-label="Zoek in vacatures"
        aria-keyshortcuts="/"
        placeholder="Zoek op functie, organisatie of plaats"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchText}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => { if (key === 'Escape' && typed) clear() }}
      />
      {typed && <IconButton label="Zoekopdracht wissen" icon={X} onClick={clear} />}
    </Frame>
  )
}
