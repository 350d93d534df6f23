import { Button, VisuallyHidden, type ButtonProps } from '@wervio/ui'
import { Check, Copy } from 'lucide-react'
import { useCopy } from './use-copy.ts'

/** Copies the publication text and says so for two seconds. */
export const CopyButton = ({
  html,
  variant = 'secondary',
}: {
  html: string
  variant?: ButtonProps['variant'] & string
}) => {
  const { copied, copy } = useCopy(html)
  return (
    <>
      <Button variant={variant} icon={copied ? Check : Copy} onClick={copy}>
        {copied ? 'Gekopieerd' : 'Kopiëren'}
      </Button>
      <VisuallyHidden as="output">{copied ? 'De vacaturetekst is gekopieerd.' : ''}</VisuallyHidden>
    </>
  )
}
