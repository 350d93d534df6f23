import { ConfirmDialog, toast } from '@wervio/ui'

const texts = {
  new: {
    button: 'Formulier leegmaken',
    title: 'Formulier leegmaken?',
    text: 'Alles wat je in dit formulier hebt getypt, verdwijnt. Opgeslagen vacatures blijven zoals ze zijn.',
    confirm: 'Leegmaken',
    done: 'Het formulier is leeg.',
  },
  edit: {
    button: 'Wijzigingen wissen',
    title: 'Wijzigingen wissen?',
    text: 'Het formulier wordt weer zoals de vacature is opgeslagen.',
    confirm: 'Wissen',
    done: 'Je wijzigingen zijn gewist.',
  },
}

/** The words for emptying a new form, or taking back the changes to an existing vacancy. */
export const clearFormTexts = (editing: boolean) => texts[editing ? 'edit' : 'new']

type Props = { editing: boolean; isOpen: boolean; onClear: () => () => void; onClose: () => void }

/** Puts the form back to its start after a question; `onClear` returns a function that undoes it. */
export const ClearFormQuestion = ({ editing, isOpen, onClear, onClose }: Props) => {
  const words = clearFormTexts(editing)
  const confirm = () => {
    onClose()
    const undo = onClear()
    toast(words.done, { tone: 'blue', action: { label: 'Ongedaan maken', onSelect: undo } })
  }
  return (
    <ConfirmDialog
      open={isOpen}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirm}
      danger
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}
