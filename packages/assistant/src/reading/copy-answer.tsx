import { IconButton, VisuallyHidden } from '@wervio/ui'
import { Check, Copy } from 'lucide-react'
import { useCopied } from './use-copied.ts'

/** Copies one answer and says so for two seconds. */
export const CopyAnswer = ({ text }: { text: string }) => {
  const { copied, copy } = useCopied()
  return (
    <>
      <IconButton label={copied ? 'Antwoord gekopieerd' : 'Antwoord kopiëren'} icon={copied ? Check : Copy} onClick={() => copy(text)} />
      <VisuallyHidden as="output">{copied ? 'Het antwoord is gekopieerd.' : ''}</VisuallyHidden>
    </>
  )
}
