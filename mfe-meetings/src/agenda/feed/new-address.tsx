import { Button, Cluster, Notice, Stack, Text, TextField, useCopied, VisuallyHidden } from '@wervio/ui'
import { Check, Copy } from 'lucide-react'

/** An address that has just been made: nobody can see it again. */
export const NewAddress = ({ address }: { address: string }) => {
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(address))
  return (
    <Stack gap={3}>
      <Notice tone="amber" title="Kopieer het adres nu: je ziet het maar één keer.">
        <Text>
          Voeg het in je andere agenda toe als agenda van internet. Wie het adres heeft, ziet je geplande meetings: deel
          het met niemand.
        </Text>
      </Notice>
      <TextField
        label="Agenda-adres"
        readOnly
        value={address}
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Cluster gap={2}>
        <Button icon={copied ? Check : Copy} onClick={copy}>
          {copied ? 'Gekopieerd' : 'Kopieer adres'}
        </Button>
        <VisuallyHidden as="output">{copied && 'Gekopieerd'}</VisuallyHidden>
      </Cluster>
    </Stack>
  )
}
