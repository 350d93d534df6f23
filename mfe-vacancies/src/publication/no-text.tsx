import { errorText } from '@wervio/api-client'
import { brand } from '@wervio/brand'
import { messages, type Publication, savePublication, type Vacancy } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, ButtonLink, Cluster, EmptyState, Notice, Stack, toast, since } from '@wervio/ui'
import { FileText, Pencil, Sparkles, Undo2 } from 'lucide-react'
import { paths } from '../paths.ts'
import { HistoryButton } from './history/history-button.tsx'
import { useRestore } from './history/use-restore.ts'
import { useVersions } from './queries.ts'

/** No text: have it written, write it, or bring back what was deleted. */
export const NoText = ({
  vacancy,
  publication,
  onWrite,
}: {
  vacancy: Vacancy
  publication: Publication
  onWrite: () => void
}) => {
  const { data: versions = [] } = useVersions(vacancy.id)
  const mayWrite = useMay(savePublication)
  const restore = useRestore(vacancy.id, publication, () => toast('De tekst is teruggezet.'))
  const deletedVersion = versions[0]?.origin === 'deleted' ? versions[0] : null
  const lastVersion = versions.find(({ words }) => words > 0)
  return (
    <Stack>
      {restore.error && <Notice tone="red" title={errorText(restore.error, messages.publicationSaveFailed)} />}
      <EmptyState
        icon={FileText}
        title="Nog geen vacaturetekst"
        text={
          !mayWrite
            ? 'Een collega heeft nog geen tekst geschreven, of heeft die verwijderd.'
            : deletedVersion
              ? `De vorige tekst is ${since(deletedVersion.created_at)} verwijderd. Je kunt hem terugzetten.`
              : `Open het formulier. ${brand().name} schrijft de tekst uit wat je hebt ingevuld.`
        }
        action={
          <Cluster gap={2} justify="center">
            {mayWrite && lastVersion && (
              <Button icon={Undo2} busy={restore.isPending} onClick={() => restore.mutate(lastVersion.id)}>
                Terugzetten
              </Button>
            )}
            {mayWrite && (
              <>
                <ButtonLink
                  to={paths.create.edit(vacancy.id)}
                  icon={Sparkles}
                  variant={lastVersion ? 'secondary' : 'primary'}
                >
                  Tekst laten schrijven
                </ButtonLink>
                <Button variant="secondary" icon={Pencil} onClick={onWrite}>
                  Zelf schrijven
                </Button>
              </>
            )}
            {lastVersion && <HistoryButton vacancyId={vacancy.id} publication={publication} />}
          </Cluster>
        }
      />
    </Stack>
  )
}
