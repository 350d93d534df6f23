import { useMutation, useQuery } from '@tanstack/react-query'
import { download, errorText, profileQuery } from '@wervio/api-client'
import { exportAuditEntries, messages, type AuditEntry, type AuditFilter } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  LoadingState,
  Notice,
  Page,
  saveFile,
  Stack,
  toast,
  useAllPages,
} from '@wervio/ui'
import { Download, Lock, ScrollText } from 'lucide-react'
import { useOwnRole } from '../role/use-own-role.ts'
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { EntryDays } from './entry-days.tsx'
import { useAuditFilter, useAuditLog } from './use-audit-log.ts'

const NotForRole = () => (
  <EmptyState
    icon={Lock}
    title="Alleen voor eigenaren"
    text="In het logboek staat wie welke gegevens zag en wijzigde. Een eigenaar van je organisatie kan het bekijken."
    action={<ButtonLink to={routes.profile.href()}>Naar je profiel</ButtonLink>}
  />
)

const DownloadButton = ({ filter }: { filter: AuditFilter }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportAuditEntries, { query: filter }),
    onSuccess: (content) => saveFile('wervio-logboek.csv', content),
    onError: (error) => toast(errorText(error, messages.auditExportFailed), { tone: 'red' }),
  })
  return (
    <Button variant="secondary" icon={Download} busy={isPending} onClick={() => mutate()}>
      Download als CSV
    </Button>
  )
}

/** Says whom or what the log is limited to by the link that led here. */
const OneSubject = ({
  filter,
  entries,
  onClear,
}: {
  filter: AuditFilter
  entries: AuditEntry[]
  onClear: () => void
}) => {
  if (filter.candidate_id === undefined && filter.vacancy_id === undefined) return null
  const subject = filter.candidate_id === undefined ? entries[0]?.vacancy : entries[0]?.candidate
  return (
    <Notice
      tone="blue"
      title={subject?.name ? `Alleen wat over ${subject.name} gaat` : 'Alleen wat over één onderwerp gaat'}
    >
      <Button variant="secondary" size="small" onClick={onClear}>
        Toon het hele logboek
      </Button>
    </Notice>
  )
}

const Log = () => {
  const { filter, change, clear } = useAuditFilter()
  const query = useAuditLog(filter, true)
  const { rows } = useAllPages(query)
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage, isFetchNextPageError } =
    query
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Stack gap={6}>
      <AuditFilters filter={filter} onChange={change} />
      <OneSubject filter={filter} entries={rows} onClear={clear} />
      {!data && !error && <LoadingState label="Het logboek laden..." />}
      {!data && error && (
        <ErrorState text={errorText(error, messages.auditLogFailed)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data && rows.length === 0 && (
        <EmptyState
          icon={ScrollText}
          title={isFiltered ? 'Niets gevonden' : 'Nog niets in het logboek'}
          text={
            isFiltered
              ? 'Kies iemand anders, een andere soort of een andere periode.'
              : 'Wie gegevens bekijkt of wijzigt, staat hier voortaan.'
          }
          {...(isFiltered && { action: <Button onClick={clear}>Toon het hele logboek</Button> })}
        />
      )}
      {rows.length > 0 && (
        <>
          <Cluster justify="end">
            <DownloadButton filter={filter} />
          </Cluster>
          <EntryDays entries={rows} />
        </>
      )}
      {data && hasNextPage && (
        <Stack gap={3}>
          {isFetchNextPageError && error && (
            <Notice tone="red" title={errorText(error, messages.auditLogFailed)}>
              De regels hierboven blijven staan.
            </Notice>
          )}
          <Cluster justify="center">
            <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Meer laden
            </Button>
          </Cluster>
        </Stack>
      )}
    </Stack>
  )
}

/** `/profile/audit-log`: who saw and changed what in the organisation, for its owners. */
export const AuditLogPage = () => {
  const role = useOwnRole()
  const { isPending } = useQuery(profileQuery)
  return (
    <Page title="Logboek" subtitle="Wie welke gegevens zag en wijzigde. Wat er stond, staat er niet in.">
      <SettingsTabs />
      {role === null && isPending && <LoadingState label="Het logboek laden..." />}
      {role === 'owner' && <Log />}
      {role !== null && role !== 'owner' && <NotForRole />}
    </Page>
  )
}
