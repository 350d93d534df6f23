import { messages } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { Button, Card, Cluster, ConfirmDialog, Heading, shortMomentWithYear, Skeleton, Stack, Text } from '@wervio/ui'
import { Link2, RotateCw, Unlink } from 'lucide-react'
import { useState } from 'react'
import { DemoNotice } from '../../demo-notice.tsx'
import { NewAddress } from './new-address.tsx'
import { useFeed, useMakeFeed, useRevokeFeed } from './use-feed.ts'

const TEXTS = {
  renew: {
    title: 'Nieuw agenda-adres?',
    text: 'Het adres van nu werkt dan niet meer. Agenda’s die het volgen, krijgen je meetings niet meer te zien.',
    confirmLabel: 'Nieuw adres',
  },
  revoke: {
    title: 'Agenda-adres intrekken?',
    text: 'Agenda’s die het volgen, krijgen je meetings niet meer te zien. Je kunt later een nieuw adres maken.',
    confirmLabel: 'Intrekken',
  },
} as const

/** The secret address at which other calendars follow the recruiter's planned meetings. */
export const CalendarFeed = () => {
  const { data: feed, error, isFetching, refetch } = useFeed()
  const { mutate: make, data: newFeed, isPending: isMaking, reset } = useMakeFeed()
  const { mutate: revoke, isPending: isRevoking } = useRevokeFeed()
  const [asked, setAsked] = useState<keyof typeof TEXTS>('revoke')
  const [isAsking, setIsAsking] = useState(false)
  const ask = (what: keyof typeof TEXTS): void => {
    setAsked(what)
    setIsAsking(true)
  }
  const close = (): void => setIsAsking(false)
  const confirm = (): void => {
    if (asked === 'renew') make(undefined, { onSettled: close })
    else revoke(undefined, { onSuccess: reset, onSettled: close })
  }
  const renderFeed = () => {
    if (!feed && error)
      return (
        <LoadError error={error} title={messages.calendarFeedFailed} busy={isFetching} onRetry={() => void refetch()} />
      )
    if (!feed) return <Skeleton style={{ height: '2.75rem' }} />
    if (feed.created_at === null)
      return (
        <div>
          <Button variant="secondary" icon={Link2} busy={isMaking} onClick={() => make()}>
            Maak adres
          </Button>
        </div>
      )
    return (
      <>
        <Text size="small" tone="muted">
          Gemaakt op {shortMomentWithYear(feed.created_at)}.{' '}
          {feed.last_read_at === null
            ? 'Nog niet gelezen.'
            : `Laatst gelezen op ${shortMomentWithYear(feed.last_read_at)}.`}
        </Text>
        {newFeed && <NewAddress key={newFeed.address} address={newFeed.address} />}
        <Cluster gap={2}>
          <Button variant="secondary" icon={RotateCw} busy={isMaking} onClick={() => ask('renew')}>
            Nieuw adres
          </Button>
          <Button variant="secondary" icon={Unlink} onClick={() => ask('revoke')}>
            Intrekken
          </Button>
        </Cluster>
      </>
    )
  }
  return (
    <Card as="section" aria-label="Agenda-adres">
      <Stack gap={4}>
        <Heading level={2} size="card">
          Je meetings in een andere agenda
        </Heading>
        <Text>
          Met een geheim adres volg je je geplande meetings in Google Agenda, Apple Agenda of Outlook. Er staan alleen
          de titel, de tijd en de link om deel te nemen in.
        </Text>
        <DemoNotice>In een demo maak je geen adres.</DemoNotice>
        {renderFeed()}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        {...TEXTS[asked]}
        danger={asked === 'revoke'}
        busy={isMaking || isRevoking}
        onConfirm={confirm}
        onCancel={close}
      />
    </Card>
  )
}
