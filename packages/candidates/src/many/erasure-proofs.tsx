import { type ErasureReport, candidateCountText } from '@wervio/contracts'
import { pdfOf } from '@wervio/pdf-document'
import { Button, Notice, numberText, plainFileName, saveFile, Stack, Text, TextLink, toast } from '@wervio/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import * as routes from '@wervio/contracts/routes'
import { alikeText, proofDocument } from '../privacy/proof-document.ts'

/** Saves the proofs of several erasures as one file; like each of them it names nobody. */
export const saveProofs = async (reports: readonly ErasureReport[]): Promise<void> => {
  try {
    saveFile(
      plainFileName(['bewijs van wissen', candidateCountText(reports.length), reports[0]?.id ?? ''], 'pdf'),
      await pdfOf({
        title: 'Bewijs van wissen',
        foot: 'Bewijs van wissen',
        blocks: reports.flatMap(proofDocument),
      }),
    )
  } catch {
    toast('Het bestand kon niet worden gemaakt. Probeer het opnieuw.', { tone: 'red' })
  }
}

/** That several candidates were erased, what is still to be looked at, and the proof of each in one file. */
export const ErasureProofs = ({ reports }: { reports: readonly ErasureReport[] }) => {
  const [isBusy, setIsBusy] = useState(false)
  const incomplete = reports.filter(({ items }) => items.some(({ left }) => left > 0))
  const alikeCount = reports.reduce((count, report) => count + (report.alike_in_imports ?? 0), 0)
  const [first] = reports
  const alike = first && alikeText({ ...first, alike_in_imports: alikeCount })
  const save = async () => {
    setIsBusy(true)
    await saveProofs(reports)
    setIsBusy(false)
  }
  return (
    <Stack gap={3} align="start">
      <Notice
        tone={incomplete.length === 0 ? 'green' : 'red'}
        title={`${candidateCountText(reports.length)} ${reports.length === 1 ? 'is' : 'zijn'} gewist.`}
      >
        {incomplete.length === 0
          ? 'We hebben na het wissen opnieuw geteld: er is niets overgebleven.'
          : `Bij ${numberText(incomplete.length)} is iets overgebleven. Neem contact op met je beheerder en geef de nummers uit het bewijs door.`}
      </Notice>
      {alike && (
        <Notice tone="amber">
          {alike} <TextLink to={routes.newCandidate.href()}>Naar de stapels</TextLink>
        </Notice>
      )}
      <Text size="small" tone="muted">
        Bewaar het bewijs nu: na het sluiten staat het hier niet meer.
      </Text>
      <Button variant="secondary" icon={Download} busy={isBusy} onClick={() => void save()}>
        {reports.length === 1 ? 'Download bewijs' : 'Download bewijzen'}
      </Button>
    </Stack>
  )
}
