import { useQuery } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { useCandidate } from '@wervio/candidates'
import { createMail, getMailSettings, messages } from '@wervio/contracts'
import { LoadError, useAddressFilter, useMay } from '@wervio/remote-kit'
import { useCurrentUser } from '@wervio/session'
import { LoadingState, Notice, Page, Skeleton, Stack } from '@wervio/ui'
import { useMemo } from 'react'
import { addressParameters } from './address.ts'
import { emptyMail, mailDraftStore, toRecipient } from './draft/mail-draft.ts'
import { MailLog } from './log/mail-log.tsx'
import { mailKeys } from './mail-keys.ts'
import { useTemplates } from './templates/use-templates.ts'
import { WriteMail } from './write-mail.tsx'

/** `/mail`: writes mails to candidates from templates, and shows how far each is. */
export const MailPage = () => {
  const uid = useCurrentUser()?.uid ?? ''
  const { candidateId, template } = useAddressFilter(addressParameters).filter
  const templates = useTemplates()
  const mayWrite = useMay(createMail)
  const settings = useQuery({
    queryKey: mailKeys.settings,
    queryFn: ({ signal }) => call(getMailSettings, {}, { signal }),
  })
  const candidate = useCandidate(candidateId)
  const person = candidate.data
  const store = useMemo(() => mailDraftStore(uid, candidateId), [uid, candidateId])
  const first = templates.data?.find(({ id }) => id === template)
  const blank = useMemo(
    () => ({
      ...emptyMail,
      ...(first && { template: first.id, subject: first.subject, body: first.body }),
      recipients: person ? [toRecipient(person)] : [],
    }),
    // Not with every change of the candidate or of a template: what is being written stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [person?.id, first?.id],
  )
  const failed = [templates, settings].find(({ error, data }) => error && !data)
  const isLoading = !failed && (!templates.data || !settings.data || (candidateId !== null && candidate.isLoading))
  return (
    <Page
      title="Mail"
      subtitle={
        mayWrite
          ? 'Schrijf kandidaten met een sjabloon. Er gaat niets weg zonder dat je het hebt gezien.'
          : 'Welke mails naar kandidaten gingen, en hoe ver ze zijn.'
      }
    >
      <Stack gap={10}>
        {mayWrite && candidate.error && (
          <Notice tone="amber" title={errorText(candidate.error, messages.candidateFailed)}>
            Kies hieronder zelf aan wie je schrijft.
          </Notice>
        )}
        {failed?.error ? (
          <LoadError
            error={failed.error}
            title={messages.mailTemplatesFailed}
            busy={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        ) : isLoading ? (
          <LoadingState label="Sjablonen laden...">
            <Skeleton height="36rem" />
          </LoadingState>
        ) : (
          mayWrite &&
          templates.data &&
          settings.data && (
            <WriteMail
              key={candidateId ?? ''}
              store={store}
              blank={blank}
              templates={templates.data}
              settings={settings.data}
            />
          )
        )}
        {/* Not before what stands above it, which would move it. */}
        {!isLoading && <MailLog key={`log of ${person?.id ?? 'all'}`} candidate={person ?? null} />}
      </Stack>
    </Page>
  )
}
