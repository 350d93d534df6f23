import { useCurrentUser } from '@wervio/session'
import { KeysHelp } from '../keys/keys-help.tsx'
import { useLetterKeys } from '../keys/use-letter-keys.ts'

const shortcuts = [
  ['X of spatie', 'Selecteert de rij, of juist niet'],
  ['Shift + klik', 'Alles tot en met deze rij'],
  ['Shift + ↓ of ↑', 'De volgende of vorige rij erbij'],
  ['Ctrl of ⌘ + A', 'Alles wat in de lijst staat'],
  ['Escape', 'Wist de selectie'],
] as const

/** Whether X chooses a row, and the help that says so and switches it off. */
export const useSelectionKeys = () => {
  const letters = useLetterKeys(useCurrentUser()?.uid ?? '')
  return {
    hasLetters: letters.areOn,
    help: (
      <KeysHelp
        shortcuts={shortcuts}
        lettersLabel="Letter X gebruiken"
        hasLetters={letters.areOn}
        onTurn={letters.turn}
      />
    ),
  }
}
