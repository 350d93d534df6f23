import { messages } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { useParams } from '@wervio/routing'
import { LoadingState, Page, Skeleton, Stack, TextLink } from '@wervio/ui'
import { paths } from '../paths.ts'
import { RecordingView } from './recording-view.tsx'
import { useRecording } from './use-recording.ts'

/** `/gesprek/{id}`: one recorded conversation. */
export const RecordingPage = () => {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useRecording(id)
  // Another recording begins anew: its sound, its search, what is being changed.
  if (data) return <RecordingView key={data.id} recording={data} />
  return (
    <Page title="Gespreksopname" eyebrow={<TextLink to={paths.overview.href()}>Gesprekken</TextLink>}>
      {error ? (
        <LoadError
          error={error}
          title={messages.transcriptFailed}
          notFound={{
            text: 'Misschien is deze opname verwijderd, of is de toestemming ingetrokken.',
            back: { to: paths.overview.href(), label: 'Naar gesprekken' },
          }}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label="Gespreksopname laden...">
          <Stack gap={4}>
            <Skeleton height="4.5rem" />
            <Skeleton height="24rem" />
          </Stack>
        </LoadingState>
      )}
    </Page>
  )
}
