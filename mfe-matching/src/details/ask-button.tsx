import { noteContact } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Chip, Menu, toast } from '@wervio/ui'
import { Copy, Mail, MessageCircleQuestion } from 'lucide-react'

type Props = { label: string; question: string; onContact: (question: string) => void }

/** Asks a candidate about what wasn't found: the question copied, or a message. */
export const AskButton = ({ label, question, onContact }: Props) => {
  const mayContact = useMay(noteContact)
  const copy = () =>
    navigator.clipboard.writeText(question).then(
      () => toast('De vraag is gekopieerd.'),
      () => toast('Kopiëren lukt niet in deze browser.', { tone: 'red' }),
    )
  return (
    <Menu
      trigger={
        <Chip icon={MessageCircleQuestion} selected aria-pressed={undefined} aria-label={`Vraag ernaar: ${label}`}>
          Vraag ernaar
        </Chip>
      }
      items={[
        { label: 'Kopieer de vraag', icon: Copy, onSelect: () => void copy() },
        ...(mayContact ? [{ label: 'Vraag het in een bericht', icon: Mail, onSelect: () => onContact(question) }] : []),
      ]}
    />
  )
}
