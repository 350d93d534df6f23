import { Card, Heading, IconButton, Stack, Text, tokens } from '@wervio/ui'
import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { CopyButton } from '../copy-button.tsx'
import { PublicationText } from '../publication-text.tsx'
import { sanitise } from '../sanitise.ts'

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
`
const Scroll = styled.section`
  max-height: 60dvh;
  overflow-y: auto;
`

/** The other text beside the editor, to copy from. It stays in the history when this is closed. */
export const OtherVersion = ({ html, onClose }: { html: string; onClose: () => void }) => (
  <Card as="section" aria-label="De andere versie">
    <Stack gap={3}>
      <Head>
        <Heading level={2} size="card">
          De andere versie
        </Heading>
        <IconButton label="Andere versie sluiten" icon={X} onClick={onClose} />
      </Head>
      <Text tone="muted">Kopieer hieruit wat je wilt houden. Deze versie blijft ook in de versiegeschiedenis.</Text>
      <div>
        <CopyButton html={sanitise(html)} />
      </div>
      <Scroll tabIndex={0} aria-label="Tekst van de andere versie">
        <PublicationText html={html} label="De andere versie, tekst" />
      </Scroll>
    </Stack>
  </Card>
)
