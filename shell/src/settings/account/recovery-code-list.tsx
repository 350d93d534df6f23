import { Button, Cluster, Notice, saveFile, Stack, Text, tokens, useCopied } from '@wervio/ui'
import { brand } from '@wervio/brand'
import { styled } from 'styled-components'

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin: 0;
  padding: ${tokens.space[4]};
  list-style: none;
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.sunken};
`

type Props = { codes: readonly string[]; onDone: () => void }

/** A new set of recovery codes, in sight this once. */
export const RecoveryCodeList = ({ codes, onDone }: Props) => {
  const lines = codes.join('\n')
  const { copied, copy } = useCopied(() => navigator.clipboard.writeText(lines))
  const download = () => {
    const text = `Herstelcodes van ${brand().name}\nElke code werkt één keer.\n\n${lines}\n`
    saveFile('herstelcodes.txt', new Blob([text], { type: 'text/plain' }))
  }
  return (
    <Stack gap={4}>
      <Notice tone="amber" title="Bewaar je herstelcodes">
        Je ziet ze nu één keer. Met zo’n code log je in als je je telefoon kwijt bent. Elke code werkt één keer.
      </Notice>
      <Codes aria-label="Herstelcodes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Cluster>
        <Button variant="secondary" onClick={copy}>
          {copied ? 'Gekopieerd' : 'Kopiëren'}
        </Button>
        <Button variant="secondary" onClick={download}>
          Downloaden
        </Button>
        <Button onClick={onDone}>Ik heb ze bewaard</Button>
      </Cluster>
      <Text size="small" tone="muted">
        Bewaar ze niet op dezelfde telefoon als je app.
      </Text>
    </Stack>
  )
}
