import { Button, ConfirmDialog, toast } from '@wervio/ui'
import { Eraser } from 'lucide-react'
import { useState } from 'react'

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

/** Puts the form back to its start after a question; `onClear` returns a function that undoes it. */
export const ClearForm = ({ editing, onClear }: { editing: boolean; onClear: () => () => void }) => {
  const words = texts[editing ? 'edit' : 'new']
  const [isConfirming, setIsConfirming] = useState(false)
  const confirm = () => {
    setIsConfirming(false)
    const undo = onClear()
    toast(words.done, { tone: 'blue', action: { label: 'Ongedaan maken', onSelect: undo } })
  }
  return (
    <>
      <Button variant="quiet" size="small" icon={Eraser} onClick={() => setIsConfirming(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={words.title}
        text={words.text}
        confirmLabel={words.confirm}
        danger
        onConfirm={confirm}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  )
}
