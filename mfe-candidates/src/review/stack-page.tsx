import { isNotFound } from '@wervio/api-client'
import { usePhones } from '@wervio/candidates'
import { messages } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { useParams } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import { ButtonLink, EmptyState, LoadingState, Skeleton, tokens, usePageTitle, VisuallyHidden } from '@wervio/ui'
import { Inbox } from 'lucide-react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'
import { StackReview } from './stack-review.tsx'
import { useStack } from './use-stack.ts'

const TITLE = 'Stapel CV’s'

const Padded = styled.div`
  padding: ${tokens.space[5]} ${tokens.space[4]};
`

/** /add-candidate/stapel/{id}: many CVs, looked through one by one beside their documents. */
export const StackPage = () => {
  const { id = '' } = useParams()
  const uid = useCurrentUser()?.uid
  const { data, error, isFetching, refetch } = useStack(id)
  const hasPhones = usePhones()
  usePageTitle(TITLE)
  return (
    <>
      {/* The panes have headings of their own; all the height is theirs. */}
      <VisuallyHidden as="h1">{TITLE}</VisuallyHidden>
      {data && uid && hasPhones ? (
        <StackReview key={id} uid={uid} stack={data} />
      ) : (
        <Padded>
          {isNotFound(error) ? (
            <EmptyState
              icon={Inbox}
              title={messages.importNotFound}
              action={<ButtonLink to={paths.add.href()}>CV’s toevoegen</ButtonLink>}
            />
          ) : error ? (
            <LoadError error={error} title={messages.importFailed} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <LoadingState label="Stapel laden...">
              <Skeleton height="30rem" />
            </LoadingState>
          )}
        </Padded>
      )}
    </>
  )
}
