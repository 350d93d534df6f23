import { useState } from 'react'
import { errorText } from '@wervio/api-client'
import { messages, SESSION_DAYS } from '@wervio/contracts'
import { isDemoVisitor, useCurrentUser } from '@wervio/session'
import { Button, Cluster, ConfirmDialog, ErrorState, LoadingState, Text } from '@wervio/ui'
import { PlainList } from '../../plain-list.ts'
import { SettingCard } from '../setting-card.tsx'
import { SessionRow } from './session-row.tsx'
import { useSessions } from './use-sessions.ts'

const SessionList = () => {
  const [isAsking, setIsAsking] = useState(false)
  const { query, endOne, ending, endOthers, endAll, busy } = useSessions()
  const { data, error, isFetching, refetch } = query
  if (!data && error)
    return (
      <ErrorState text={errorText(error, messages.sessionsFailed)} onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data) return <LoadingState label="Je sessies laden..." />
  return (
    <>
      <PlainList aria-label="Sessies">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} busy={ending === session.id} onEnd={() => endOne(session)} />
        ))}
      </PlainList>
      <Cluster gap={2}>
        {data.length > 1 && (
          <Button variant="secondary" busy={busy} onClick={endOthers}>
            Overal uitloggen, behalve hier
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={() => setIsAsking(true)}>
          Overal uitloggen
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        title="Overal uitloggen?"
        text="Je wordt op al je apparaten uitgelogd, ook hier. Wat je op deze pagina of in een ander tabblad had ingevuld en niet had opgeslagen, is dan weg."
        confirmLabel="Overal uitloggen"
        busy={busy}
        onConfirm={endAll}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}

/** Where the recruiter is signed in. A visitor of a demo is signed in nowhere else. */
export const SessionsCard = () => {
  const user = useCurrentUser()
  if (!user || isDemoVisitor(user)) return null
  return (
    <SettingCard id="sessions" title="Waar je bent ingelogd">
      <Text tone="muted">
        Herken je iets niet? Log daar uit en kies een nieuw wachtwoord. Een sessie die je {SESSION_DAYS} dagen niet
        gebruikt, stopt vanzelf.
      </Text>
      <SessionList />
    </SettingCard>
  )
}
