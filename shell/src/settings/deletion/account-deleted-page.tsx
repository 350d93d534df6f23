import { deletionReport, type DeletionReport } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { useLocation } from '@wervio/routing'
import { Button, ButtonLink, Card, Cluster, exactMoment, Notice, Page, saveFile, Stack, Text } from '@wervio/ui'
import { Download } from 'lucide-react'
import { CountList } from './count-list.tsx'

const saveProof = (report: DeletionReport): void =>
  saveFile(
    `bewijs-van-wissen-${report.id}.json`,
    new Blob([`${JSON.stringify(report, null, 2)}\n`], { type: 'application/json' }),
  )

const Proof = ({ report }: { report: DeletionReport }) => {
  const counts = report.items.map(({ table, removed }) => ({ table, rows: removed }))
  const isAllGone = report.items.every(({ left }) => left === 0)
  return (
    <Stack>
      <Notice tone={isAllGone ? 'green' : 'red'}>
        {isAllGone
          ? 'We hebben na het wissen opnieuw geteld: er is niets overgebleven.'
          : 'Na het wissen is er nog iets over. Neem contact met ons op.'}
        {report.identity === 'waiting' && ' Je inloggegevens worden binnen enkele minuten verwijderd.'}
      </Notice>
      <CountList counts={counts} label="Wat is gewist" />
      {report.handed_over.length > 0 && (
        <>
          <Text>Dit is nu van je collega:</Text>
          <CountList counts={report.handed_over} label="Wat naar je collega ging" />
        </>
      )}
      <Text size="small" tone="muted">
        In het bewijs staat per tabel hoeveel er is gewist, zonder namen. Bewaar het als je het later wilt laten zien:
        wij weten niet meer van wie het is.
      </Text>
      <Cluster gap={2}>
        <Button variant="secondary" icon={Download} onClick={() => saveProof(report)}>
          Bewijs bewaren
        </Button>
      </Cluster>
    </Stack>
  )
}

/** `/account-deleted`: what was erased, for whoever comes from deleting their account. */
export const AccountDeletedPage = () => {
  const { state } = useLocation()
  const report = deletionReport.safeParse(state)
  return (
    <Page
      title="Je account is verwijderd"
      subtitle={report.success ? `Gewist op ${exactMoment(report.data.erased_at)}` : undefined}
    >
      <Stack>
        <Card>
          {report.success ? (
            <Proof report={report.data} />
          ) : (
            <Text>Wat er precies is gewist, staat alleen direct na het verwijderen op deze pagina.</Text>
          )}
        </Card>
        <div>
          <ButtonLink to={routes.home.href()} variant="secondary">
            Naar de voorpagina
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  )
}
