import { alikeText, erasedAt, proofDocument } from '@wervio/candidates'
import { erasedKindLabels, labelOf, type ErasureReport } from '@wervio/contracts'
import { pdfOf } from '@wervio/pdf-document'
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  Notice,
  Page,
  Stack,
  Text,
  TextLink,
  saveFile,
  toast,
  tokens,
} from '@wervio/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../paths.ts'

const Table = styled.table`
  width: 100%;
  max-width: 36rem;
  border-collapse: collapse;
  caption {
    padding: 0 ${tokens.space[3]} ${tokens.space[2]};
    text-align: left;
  }
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.line.base};
    text-align: right;
  }
  th:first-child,
  td:first-child {
    text-align: left;
  }
  th {
    font: ${tokens.font.smallStrong};
  }
`

/** What was erased, and that a count afterwards found nothing of it; to keep as a proof. */
export const ErasureProof = ({ report }: { report: ErasureReport }) => {
  const [isBusy, setIsBusy] = useState(false)
  const alike = alikeText(report)
  const save = async () => {
    setIsBusy(true)
    try {
      saveFile(
        `bewijs-van-wissen-${report.id}.pdf`,
        await pdfOf({ title: 'Bewijs van wissen', foot: 'Bewijs van wissen', blocks: proofDocument(report) }),
      )
    } catch {
      toast('Het bestand kon niet worden gemaakt. Probeer het opnieuw.', { tone: 'red' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Page title="Alle gegevens zijn gewist" subtitle={erasedAt(report)}>
      <Card>
        <Stack>
          <Notice tone={report.items.every(({ left }) => left === 0) ? 'green' : 'red'}>
            {report.items.every(({ left }) => left === 0)
              ? 'We hebben na het wissen opnieuw geteld: er is niets overgebleven.'
              : 'Er is iets overgebleven. Neem contact op met je beheerder en geef dit nummer door.'}
          </Notice>
          <Table>
            <caption>
              <Text as="span" size="small" tone="muted">
                Bewijs {report.id}
              </Text>
            </caption>
            <thead>
              <tr>
                <th scope="col">Soort</th>
                <th scope="col">Gewist</th>
                <th scope="col">Over</th>
              </tr>
            </thead>
            <tbody>
              {report.items.map(({ kind, removed, left }) => (
                <tr key={kind}>
                  <td>{labelOf(erasedKindLabels, kind)}</td>
                  <td>{removed}</td>
                  <td>{left}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {alike && (
            <Notice tone="amber">
              {alike} <TextLink to={paths.add.href()}>Naar de stapels</TextLink>
            </Notice>
          )}
          <Cluster gap={2}>
            <Button variant="secondary" icon={Download} busy={isBusy} onClick={() => void save()}>
              Download bewijs
            </Button>
            <ButtonLink to={paths.dashboard.href()}>Naar kandidaten</ButtonLink>
          </Cluster>
        </Stack>
      </Card>
    </Page>
  )
}
