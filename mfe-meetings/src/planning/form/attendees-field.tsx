import { useCandidateChoice } from '@wervio/candidates'
import { limits } from '@wervio/contracts'
import { Button, Cluster, Stack, Text, TextField, VisuallyHidden } from '@wervio/ui'
import { Plus } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { attendeeProblem, attendeesIn, withAttendees } from './attendee-text.ts'
import { AttendeeChip } from './attendee-chip.tsx'
import { Suggestions } from './suggestions.tsx'
import { useColleagues } from './use-colleagues.ts'

type Props = {
  attendees: readonly string[]
  onChange: (attendees: string[]) => void
  error: string | undefined
  disabled: boolean
}

type Person = { id: string; name: string; email: string | null }

/** Whether a name holds each of the words: a search also goes through everything else of somebody. */
const isNameLike = (name: string, text: string): boolean => {
  const words = text.toLocaleLowerCase('nl-NL').trim().split(/\s+/)
  return words.every((word) => name.toLocaleLowerCase('nl-NL').includes(word))
}

/** Characters after which typing ends an address. */
const SEPARATORS = /[,;\s]/

/** The people who are invited, as chips; typed, pasted as a list, or chosen by name among candidates and colleagues. */
export const AttendeesField = ({ attendees, onChange, error, disabled }: Props) => {
  const [inputText, setInputText] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const hasName = inputText.trim().length >= limits.searchMinimum && !inputText.includes('@')
  const { candidates } = useCandidateChoice(hasName ? inputText : '')
  const colleagues = useColleagues(hasName)
  const suggestionsOf = (everybody: readonly Person[]) =>
    hasName
      ? everybody.flatMap(({ id, name, email }) =>
          email && isNameLike(name, inputText) ? [{ id, name, text: email, email }] : [],
        )
      : []
  const people = suggestionsOf(candidates)
  const team = suggestionsOf(colleagues)
  const add = (addresses: readonly string[]) => {
    const next = withAttendees(attendees, addresses)
    setInputText('')
    if (next.length === attendees.length) {
      if (addresses.length > 0) setAnnouncement('Die staat er al bij.')
      return
    }
    setAnnouncement(`${next.slice(attendees.length).join(', ')} toegevoegd.`)
    onChange(next)
  }
  const invitation = {
    verb: 'Nodig',
    ending: 'uit',
    onChoose: ({ email }: { email: string }) => {
      add([email])
      input.current?.focus()
    },
  }
  const remove = (address: string) => {
    setAnnouncement(`${address} verwijderd.`)
    onChange(attendees.filter((other) => other !== address))
    input.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = attendees.at(-1)
    if (event.key === 'Enter' && inputText.trim() !== '') {
      event.preventDefault()
      add(attendeesIn(inputText))
    } else if (event.key === 'Backspace' && inputText === '' && last !== undefined) remove(last)
  }
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!SEPARATORS.test(text.trim()) && !text.includes('@')) return
    event.preventDefault()
    add(attendeesIn(`${inputText} ${text}`))
  }
  /** A separator behind an address ends it; behind a name it belongs to the name. */
  const type = (text: string) => {
    if (text.includes('@') && SEPARATORS.test(text.at(-1) ?? '')) add(attendeesIn(text))
    else setInputText(text)
  }
  return (
    <Stack
      gap={2}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget) && inputText.trim() !== '') add(attendeesIn(inputText))
      }}
    >
      <TextField
        ref={input}
        label="Deelnemers"
        required
        hint="E-mailadressen met een komma ertussen, een geplakte lijst, of de naam van een kandidaat of collega."
        autoComplete="off"
        spellCheck={false}
        value={inputText}
        error={error}
        disabled={disabled}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      {hasName && (
        <>
          <Suggestions label="Kandidaten om uit te nodigen" people={people} {...invitation} />
          {team.length > 0 && <Suggestions label="Collega’s om uit te nodigen" people={team} {...invitation} />}
        </>
      )}
      {inputText.includes('@') && (
        <div>
          <Button variant="secondary" size="small" icon={Plus} onClick={() => add(attendeesIn(inputText))}>
            Toevoegen
          </Button>
        </div>
      )}
      {attendees.length > 0 && (
        <Cluster as="ul" gap={2} aria-label="Uitgenodigd">
          {attendees.map((address) => (
            <li key={address}>
              <AttendeeChip
                address={address}
                problem={attendeeProblem(address)}
                disabled={disabled}
                onRemove={() => remove(address)}
              />
            </li>
          ))}
        </Cluster>
      )}
      {attendees.length > 1 && (
        <Text size="small" tone="muted">
          {attendees.length} deelnemers
        </Text>
      )}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </Stack>
  )
}
