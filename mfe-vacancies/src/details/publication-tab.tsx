import { deletePublication, type Publication, savePublication, type Vacancy } from '@wervio/contracts'
import { useSearchParams } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import { Button, Card, Cluster, Notice, Stack } from '@wervio/ui'
import { MadeBy, PrintStyle, useMay } from '@wervio/remote-kit'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { paths } from '../paths.ts'
import { useAbandonedDrafts } from '../publication/autosave/use-abandoned-drafts.ts'
import { HistoryButton } from '../publication/history/history-button.tsx'
import { NoText } from '../publication/no-text.tsx'
import { PublicationText } from '../publication/publication-text.tsx'
import { usePublication } from '../publication/queries.ts'
import { ReaderCheck } from '../publication/reader/reader-check.tsx'
import { sanitise } from '../publication/sanitise.ts'
import { TextActions } from '../publication/text-actions.tsx'
import { TextMenu } from '../publication/text-menu.tsx'
import { BesideText } from '../text-check/beside-text.tsx'
import { VacancyError } from '../vacancy/vacancy-error.tsx'
import { PublicationSkeleton } from './publication-skeleton.tsx'

const PublicationEditor = lazy(() =>
  import('../publication/editor/publication-editor.tsx').then((module) => ({ default: module.PublicationEditor })),
)

type PublicationProps = { vacancy: Vacancy; publication: Publication; uid: string; onEdit: () => void }

const UnsavedNotice = ({ vacancy, publication, uid, onEdit }: PublicationProps) => {
  const { drafts } = useAbandonedDrafts(uid, vacancy.id, null, publication.html)
  if (drafts.length === 0) return null
  return (
    <Notice tone="amber" title="Er staat nog tekst van jou klaar die niet is opgeslagen">
      <Button size="small" icon={Pencil} onClick={onEdit}>
        Verder bewerken
      </Button>
    </Notice>
  )
}

const PublicationReader = (props: PublicationProps) => {
  const { vacancy, publication, onEdit } = props
  const html = useMemo(() => sanitise(publication.html), [publication.html])
  const [article, setArticle] = useState<HTMLElement | null>(null)
  const mayWrite = useMay(savePublication)
  const mayDelete = useMay(deletePublication)
  return (
    <Stack>
      {mayWrite && <UnsavedNotice {...props} />}
      {html.trim() === '' ? (
        <NoText vacancy={vacancy} publication={publication} onWrite={onEdit} />
      ) : (
        <>
          <PrintStyle />
          <Cluster gap={2}>
            {mayWrite && (
              <Button icon={Pencil} onClick={onEdit}>
                Tekst bewerken
              </Button>
            )}
            <TextActions title={vacancy.title} html={html} hasMenu={mayDelete} />
            <HistoryButton vacancyId={vacancy.id} publication={publication} />
            {mayDelete && <TextMenu vacancy={vacancy} />}
          </Cluster>
          <BesideText
            check={
              <ReaderCheck key={html} vacancyId={vacancy.id} place={vacancy.location} html={html} article={article} />
            }
          >
            <Stack>
              <Card padding={8}>
                <PublicationText ref={setArticle} html={html} label="Publicatietekst" isPrintRoot />
              </Card>
              {publication.made_by && <MadeBy made={publication.made_by} />}
            </Stack>
          </BesideText>
        </>
      )}
    </Stack>
  )
}

/** The stored text: to read, copy and download, or open in the editor. */
export const PublicationTab = ({ vacancy }: { vacancy: Vacancy }) => {
  const { data, error, isFetching, refetch } = usePublication(vacancy.id)
  const [search, setSearch] = useSearchParams()
  const user = useCurrentUser()
  const mayWrite = useMay(savePublication)
  const { tabParameter, textParameter } = paths.details
  if (error && !data) return <VacancyError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data || !user) return <PublicationSkeleton />
  const readSearch = { [tabParameter]: 'publicatietekst' }
  const props = { vacancy, publication: data, uid: user.uid }
  if (!mayWrite || search.get(textParameter) !== 'bewerken')
    return <PublicationReader {...props} onEdit={() => setSearch({ ...readSearch, [textParameter]: 'bewerken' })} />
  return (
    <Suspense fallback={<PublicationSkeleton />}>
      <PublicationEditor {...props} onDone={() => setSearch(readSearch, { replace: true })} />
    </Suspense>
  )
}
