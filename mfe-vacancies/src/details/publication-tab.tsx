import type { Vacancy } from '@wervio/contracts'
import { Button, ButtonLink, Card, Cluster, EmptyState, Stack } from '@wervio/ui'
import { Download, FileText, Printer, Sparkles } from 'lucide-react'
import { useMemo } from 'react'
import { paths } from '../paths.ts'
import { CopyButton } from '../publication/copy-button.tsx'
import { PrintStyle } from '../publication/print-style.ts'
import { download, fileName, publicationDocument } from '../publication/publication-file.ts'
import { PublicationText } from '../publication/publication-text.tsx'
import { sanitise } from '../publication/sanitise.ts'

/** The stored text, to read and to take along. */
export const PublicationTab = ({ vacancy }: { vacancy: Vacancy }) => {
  const html = useMemo(() => sanitise(vacancy.description), [vacancy.description])
  if (html.trim() === '')
    return (
      <EmptyState
        icon={FileText}
        title="Nog geen vacaturetekst"
        text="Open het formulier. Wervio schrijft de tekst uit wat je hebt ingevuld."
        action={<ButtonLink to={paths.create.edit(vacancy.id)} icon={Sparkles}>Tekst laten schrijven</ButtonLink>}
      />
    )
  return (
    <Stack>
      <PrintStyle />
      <Cluster gap={2}>
        <CopyButton html={html} />
        <Button variant="secondary" icon={Download} onClick={() => download(fileName(vacancy.title), publicationDocument(vacancy.title, html))}>Download</Button>
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>Print</Button>
      </Cluster>
      <Card padding={6}><PublicationText html={html} label="Publicatietekst" /></Card>
    </Stack>
  )
}
