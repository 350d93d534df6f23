import { IconButton, useCopied, VisuallyHidden } from '@wervio/ui'
import { Check, Copy } from 'lucide-react'

/** Copies `text`; `what` is its name in a sentence. */
export const CopyButton = ({ text, what }: { text: string; what: string }) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(text))
  return (
    <>
      <IconButton label={`Kopieer ${what}`} icon={copied ? Check : Copy} onClick={copy} />
      <VisuallyHidden as="output">{copied && 'Gekopieerd'}</VisuallyHidden>
    </>
  )
}
