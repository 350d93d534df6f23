import type { Consent } from '@wervio/contracts'
import { pdfOf } from '@wervio/pdf-document'
import { Button, Cluster, saveFile, Stack, Text, toast } from '@wervio/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { consentTitle, deletionLines, withdrawnText } from './consent-texts.ts'

/** What the withdrawal of consents in one act deleted; to keep as a proof, which names nobody. */
export const WithdrawalProof = ({ consents }: { consents: readonly Consent[] }) => {
  const [isBusy, setIsBusy] = useState(false)
  const [first] = consents
  const nothing =
    consents.length > 1 ? 'Er rustte niets op deze toestemmingen.' : 'Er rustte niets op deze toestemming.'
  if (!first || first.withdrawn_at === null) return null
  const lines = deletionLines(consents)
  const withdrawn = withdrawnText(first.withdrawn_at)
  const save = async () => {
    setIsBusy(true)
    try {
      const title = 'Bewijs van verwijderen'
      const blocks = [
        { kind: 'title' as const, text: title },
        { kind: 'text' as const, text: `${withdrawn}.` },
        ...consents.flatMap((consent) => [
          { kind: 'text' as const, text: `Toestemming: ${consentTitle(consent).toLowerCase()}.` },
          { kind: 'note' as const, text: `Nummer van de toestemming: ${consent.id}.` },
        ]),
        { kind: 'heading' as const, text: 'Wat is verwijderd' },
        lines.length > 0 ? { kind: 'list' as const, items: lines } : { kind: 'text' as const, text: nothing },
      ]
      saveFile(`bewijs-van-verwijderen-${first.id}.pdf`, await pdfOf({ title, foot: title, blocks }))
    } catch {
      toast('Het bestand kon niet worden gemaakt. Probeer het opnieuw.', { tone: 'red' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Stack gap={2}>
      <Text size="small">{withdrawn}</Text>
      {lines.length === 0 ? (
        <Text size="small" tone="muted">
          {nothing}
        </Text>
      ) : (
        <>
          <Text size="small" tone="muted">
            Verwijderd:
          </Text>
          <Stack as="ul" gap={1} aria-label="Verwijderd">
            {lines.map((line) => (
              <Text as="li" key={line} size="small">
                {line}
              </Text>
            ))}
          </Stack>
        </>
      )}
      <Cluster>
        <Button variant="quiet" size="small" icon={Download} busy={isBusy} onClick={() => void save()}>
          Download bewijs
        </Button>
      </Cluster>
    </Stack>
  )
}
