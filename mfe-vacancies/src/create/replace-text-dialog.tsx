import { errorText } from '@wervio/api-client'
import { messages, type Publication } from '@wervio/contracts'
import { Button, Dialog, LoadingState, Notice, Skeleton, Stack } from '@wervio/ui'
import { LoadError } from '@wervio/remote-kit'
import { SideBySide } from '../publication/differences/side-by-side.tsx'
import { PublicationText } from '../publication/publication-text.tsx'
import { usePublication } from '../publication/queries.ts'

const titles = {
  replace: {
    title: 'Tekst vervangen?',
    description:
      'De tekst van nu blijft in de versiegeschiedenis. Wat je in de velden hebt gewijzigd, wordt meteen mee opgeslagen.',
    keep: 'Huidige tekst houden',
    replace: 'Tekst vervangen',
  },
  place: {
    title: 'Tekst plaatsen?',
    description: 'Deze vacature heeft nog geen tekst. Wat je in de velden hebt gewijzigd, wordt meteen mee opgeslagen.',
    keep: 'Niet gebruiken',
    replace: 'Tekst plaatsen',
  },
}

type Props = {
  vacancyId: string
  /** The text that may replace the one of now. */
  html: string
  busy: boolean
  error: Error | null
  onReplace: (publication: Publication) => void
  onKeep: () => void
  onClose: () => void
}

/** A newly written text beside the text of now; nothing is replaced before somebody says so. */
export const ReplaceTextDialog = ({ vacancyId, html, busy, error, onReplace, onKeep, onClose }: Props) => {
  const { data, error: loadError, isFetching, refetch } = usePublication(vacancyId)
  const words = titles[data?.html.trim() === '' ? 'place' : 'replace']
  return (
    <Dialog
      open
      wide
      busy={busy}
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onKeep}>
            {words.keep}
          </Button>
          <Button disabled={!data} busy={busy} onClick={() => data && onReplace(data)}>
            {words.replace}
          </Button>
        </>
      }
    >
      <Stack>
        {error && (
          <Notice tone="red" title={errorText(error, messages.publicationSaveFailed)}>
            De nieuwe tekst is bewaard in deze browser.
          </Notice>
        )}
        {!data && loadError && (
          <LoadError
            error={loadError}
            fallback={messages.publicationFailed}
            safe="De nieuwe tekst is bewaard in deze browser."
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !loadError && (
          <LoadingState label="Publicatietekst laden...">
            <Skeleton height="16rem" />
          </LoadingState>
        )}
        {data?.html.trim() === '' && <PublicationText html={html} label="De nieuwe tekst" />}
        {data && data.html.trim() !== '' && (
          <SideBySide
            first={{ heading: 'De tekst van nu', html: data.html }}
            second={{ heading: 'De nieuwe tekst', html }}
          />
        )}
      </Stack>
    </Dialog>
  )
}
