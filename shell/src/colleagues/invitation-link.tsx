import { Button, Stack, TextField, useCopied } from '@wervio/ui'
import { Check, Copy } from 'lucide-react'

/** The secret address of an invitation, to copy. */
export const InvitationLink = ({ address }: { address: string }) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(address))
  return (
    <Stack gap={3}>
      <TextField label="Link" readOnly value={address} onFocus={(event) => event.target.select()} />
      <div>
        <Button icon={copied ? Check : Copy} variant="secondary" onClick={copy}>
          {copied ? 'Gekopieerd' : 'Link kopiëren'}
        </Button>
      </div>
    </Stack>
  )
}
