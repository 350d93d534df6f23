import { limits, mailStateLabels, mailStates, messages, type MailState } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import {
  Button,
  Cluster,
  EmptyState,
  Heading,
  LoadingState,
  NextPage,
  SearchField,
  SelectField,
  Skeleton,
  Stack,
  useAllPages,
} from '@wervio/ui'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { MailRow } from './mail-row.tsx'
import { useMailLog } from './use-mail-log.ts'

type Props = {
  /** Whose mails, until all are asked for; null for everybody's. */
  candidate: { id: string; name: string } | null
}

/** The mails that went out or were meant to, newest first. */
export const MailLog = ({ candidate: person }: Props) => {
  const [isOfAll, setIsOfAll] = useState(false)
  const candidate = isOfAll ? null : person
  const [q, setQ] = useState('')
  const [state, setState] = useState<MailState | null>(null)
  const query = useMailLog({ candidateId: candidate?.id ?? null, q, state })
  const { rows } = useAllPages(query)
  const { data, error, isFetching, refetch } = query
  return (
    <Stack gap={4} as="section" aria-label="Verstuurde mails">
      <Cluster justify="space-between">
        <Heading level={2}>{candidate ? `Mails aan ${candidate.name}` : 'Mails'}</Heading>
        {person && (
          <Button variant="secondary" size="small" onClick={() => setIsOfAll(!isOfAll)}>
            {isOfAll ? `Alleen mails aan ${person.name}` : 'Toon alle mails'}
          </Button>
        )}
      </Cluster>
      <Cluster justify="space-between" align="center">
        <SearchField
          label="Zoek in mails"
          formLabel="Mails zoeken"
          placeholder="Zoek op naam, adres of onderwerp"
          maximum={limits.searchText}
          value={q}
          onSearch={setQ}
        />
        <SelectField
          label="Status"
          hasHiddenLabel
          placeholder="Alle statussen"
          value={state ?? ''}
          onChange={({ target }) => setState(mailStates.find((name) => name === target.value) ?? null)}
        >
          {mailStates.map((name) => (
            <option key={name} value={name}>
              {mailStateLabels[name]}
            </option>
          ))}
        </SelectField>
      </Cluster>
      {error && !data && (
        <LoadError error={error} title={messages.mailsFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <LoadingState label="Mails laden...">
          <Skeleton height="8rem" />
        </LoadingState>
      )}
      {data && rows.length === 0 && (
        <EmptyState
          icon={MailOpen}
          title={q || state ? 'Geen mails gevonden' : 'Nog geen mails'}
          text={
            q || state ? 'Zoek op iets anders of kies een andere status.' : 'Mails die hiervandaan gaan, staan hier.'
          }
        />
      )}
      {rows.map((mail) => (
        <MailRow key={mail.id} mail={mail} />
      ))}
      <NextPage query={query} what="mails" />
    </Stack>
  )
}
