import { IconButton, useCopied, VisuallyHidden } from '@wervio/ui'
import { Check, Copy } from 'lucide-react'

/** Copies one answer and says so for two seconds. */
export const CopyAnswer = ({ text }: { text: string }) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(text))
  return (
    <>
      <IconButton
        label={copied ? 'Antwoord gekopieerd' : 'Antwoord kopiëren'}
        icon={copied ? Check : Copy}
        onClick={copy}
      />
      <VisuallyHidden as="output">{copied ? 'Het antwoord is gekopieerd.' : ''}</VisuallyHidden>
    </>
  )
}
