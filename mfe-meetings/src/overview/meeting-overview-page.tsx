import { LoadError, useAddressFilter } from '@wervio/remote-kit'
import { messages } from '@wervio/contracts'
import { NextPage, Page, Stack, useAllPages } from '@wervio/ui'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { CardsSkeleton, ConversationCards } from './conversation-cards.tsx'
import { NoConversations, NothingFound } from './empty-overview.tsx'
import { addressParameters, isNarrowed } from './overview-filter.ts'
import { OverviewToolbar } from './overview-toolbar.tsx'
import { useConversations } from './use-conversations.ts'

const StaleList = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

const Conversations = () => {
  const { filter, change } = useAddressFilter(addressParameters)
  const searchFor = useCallback((q: string) => change({ q }), [change])
  const query = useConversations(filter)
  const { rows, onNear } = useAllPages(query)
  const { data, dataUpdatedAt, error, isPending, isFetching, isPlaceholderData, hasNextPage, refetch } = query
  const now = useMemo(() => new Date(dataUpdatedAt), [dataUpdatedAt])
  if (error && !data)
    return <LoadError error={error} title={messages.meetingsFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (data && rows.length === 0 && !isNarrowed(filter) && !isPlaceholderData) return <NoConversations />
  const total = data && !hasNextPage && !isPlaceholderData ? rows.length : undefined
  return (
    <Stack gap={5}>
      <OverviewToolbar filter={filter} total={total} onChange={change} onSearch={searchFor} />
      {isPending ? (
        <CardsSkeleton />
      ) : (
        <StaleList aria-busy={isPlaceholderData}>
          {rows.length === 0 ? (
            <NothingFound filter={filter} onClear={() => change({ q: '', filter: null })} />
          ) : (
            <ConversationCards conversations={rows} now={now} total={total} onNear={onNear} />
          )}
        </StaleList>
      )}
      <NextPage query={query} what="gesprekken" />
    </Stack>
  )
}

/** `/meeting-overview`: planned meetings and imported recordings together. */
export const MeetingOverviewPage = () => (
  <Page title="Gesprekken" subtitle="Plan en beheer je gesprekken">
    <Conversations />
  </Page>
)
