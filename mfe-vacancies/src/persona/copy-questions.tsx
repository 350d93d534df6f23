import { Button, IconButton, useCopied, VisuallyHidden } from '@wervio/ui'
import { Check, Copy } from 'lucide-react'
import { styled } from 'styled-components'

const NotOnPaper = styled.span`
  flex-shrink: 0;
  @media print {
    display: none;
  }
`

/** Copies one question; the icon shows for two seconds that it worked. */
export const CopyQuestion = ({ text }: { text: string }) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(text))
  return (
    <NotOnPaper>
      <IconButton icon={copied ? Check : Copy} label={`Kopieer vraag: ${text}`} onClick={copy} />
      <VisuallyHidden as="output">{copied ? 'De vraag is gekopieerd.' : ''}</VisuallyHidden>
    </NotOnPaper>
  )
}

/** Copies all questions under their titles. */
export const CopyQuestions = ({ text }: { text: string }) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(text))
  return (
    <NotOnPaper>
      <Button variant="secondary" size="small" icon={copied ? Check : Copy} onClick={copy}>
        {copied ? 'Gekopieerd' : 'Kopieer alle vragen'}
      </Button>
      <VisuallyHidden as="output">{copied ? 'Alle vragen zijn gekopieerd.' : ''}</VisuallyHidden>
    </NotOnPaper>
  )
}
