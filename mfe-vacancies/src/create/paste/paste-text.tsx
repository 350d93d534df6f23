import type { ReadVacancyTextResponse } from '@wervio/contracts'
import { Button } from '@wervio/ui'
import { ClipboardPaste } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from '../../drafts/field-mapping.ts'
import { useCheckMarks } from '../fill/check-marks.tsx'
import { namesIn, type FieldSubset } from '../fill/field-subset.ts'
import { useFillForm } from '../fill/use-fill-form.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'
import { useReadText } from './use-read-text.ts'

/** Fills the form from the text of an existing vacancy, after a look at each field; the toast takes it back. */
export const PasteText = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<ReadVacancyTextResponse | null>(null)
  const { getValues } = useFormContext<FormValues>()
  const { mark } = useCheckMarks()
  const fillForm = useFillForm()
  const reading = useReadText()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The second dialog would give the focus back to the first one, which is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) buttonRef.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    setAnswer(null)
    reading.reset()
  }
  const fill = (fields: FieldSubset) => {
    close()
    setText('')
    mark(fields)
    const count = namesIn(fields).length
    fillForm(fields, count === 1 ? '1 veld is gevuld uit je tekst.' : `${count} velden zijn gevuld uit je tekst.`)
  }
  return (
    <>
      <Button ref={buttonRef} variant="quiet" size="small" icon={ClipboardPaste} onClick={() => setIsOpen(true)}>
        Plak een bestaande tekst
      </Button>
      {isOpen && !answer && (
        <TextDialog
          text={text}
          onText={setText}
          busy={reading.isPending}
          error={reading.error}
          onRead={() => reading.mutate(text, { onSuccess: setAnswer })}
          onClose={close}
        />
      )}
      {isOpen && answer && (
        <ReviewDialog answer={answer} form={getValues()} onFill={fill} onBack={() => setAnswer(null)} onClose={close} />
      )}
    </>
  )
}
