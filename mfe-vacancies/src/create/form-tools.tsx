import { Button, Menu, usePhoneScreen } from '@wervio/ui'
import { CopyPlus, Ellipsis, Eraser } from 'lucide-react'
import { useState } from 'react'
import { clearFormTexts, ClearFormQuestion } from './clear-form-question.tsx'
import { CopyVacancy } from './copy/copy-vacancy.tsx'
import { PasteText } from './paste/paste-text.tsx'

type Props = {
  isExisting: boolean
  /** Puts the form back to its start; returns a function that undoes it. */
  onClear: () => () => void
}

/** What fills or empties the whole form. On a phone a new form keeps one of them in sight, the others behind 'Meer'. */
export const FormTools = ({ isExisting, onClear }: Props) => {
  const [openTool, setOpenTool] = useState<'copy' | 'clear' | null>(null)
  const close = () => setOpenTool(null)
  const isFolded = usePhoneScreen() && !isExisting
  const copy = {
    label: 'Kopieer een eerdere vacature',
    icon: CopyPlus,
    onSelect: () => setOpenTool('copy'),
  }
  const clear = {
    label: clearFormTexts(isExisting).button,
    icon: Eraser,
    onSelect: () => setOpenTool('clear'),
  }
  const toolButton = ({ label, icon, onSelect }: typeof copy) => (
    <Button variant="quiet" size="small" icon={icon} onClick={onSelect}>
      {label}
    </Button>
  )
  return (
    <>
      {!isExisting && !isFolded && toolButton(copy)}
      {!isExisting && <PasteText />}
      {isFolded ? (
        <Menu
          align="start"
          trigger={
            <Button variant="quiet" size="small" icon={Ellipsis}>
              Meer
            </Button>
          }
          items={[copy, clear]}
        />
      ) : (
        toolButton(clear)
      )}
      {openTool === 'copy' && <CopyVacancy onClose={close} />}
      <ClearFormQuestion editing={isExisting} isOpen={openTool === 'clear'} onClear={onClear} onClose={close} />
    </>
  )
}
