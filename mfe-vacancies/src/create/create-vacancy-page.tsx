import { Assistant, WithAssistant } from '@wervio/assistant'
import { brand } from '@wervio/brand'
import { useLocation, useSearchParams } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import { LoadingState, Page, Skeleton, Stack, TextLink } from '@wervio/ui'
import { useMemo, useRef, type RefObject } from 'react'
import { emptyForm, toForm, vacancyFields, type FormValues } from '../drafts/field-mapping.ts'
import { paths } from '../paths.ts'
import { assistantContext } from '../vacancy/assistant-context.ts'
import { VacancyError } from '../vacancy/vacancy-error.tsx'
import { useVacancy } from '../vacancy/queries.ts'
import { EditVacancyForm } from './edit-vacancy-form.tsx'
import { NewVacancyForm } from './new-vacancy-form.tsx'

const FormSkeleton = () => (
  <LoadingState label="Vacature laden...">
    <Stack>
      <Skeleton height="18rem" />
      <Skeleton height="14rem" />
    </Stack>
  </LoadingState>
)

/** The form filled with a stored vacancy, once that has loaded. */
const EditForm = ({
  uid,
  id,
  readerRef,
}: {
  uid: string
  id: string
  readerRef: RefObject<(() => FormValues) | null>
}) => {
  const { data, error, refetch, isFetching } = useVacancy(id)
  const base = useMemo(() => data && toForm(data), [data])
  if (data && base) return <EditVacancyForm uid={uid} vacancy={data} base={base} readerRef={readerRef} />
  return error ? <VacancyError error={error} busy={isFetching} onRetry={() => void refetch()} /> : <FormSkeleton />
}

/** /create-vacancy: a new vacancy, or with `?vacature=` an existing one. */
export const CreateVacancyPage = () => {
  const user = useCurrentUser()
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const readerRef = useRef<(() => FormValues) | null>(null)
  const id = search.get(paths.create.vacancyParameter)
  if (!user) return null
  const assistant = (
    <Assistant
      kind="general"
      // Another vacancy is another conversation.
      subject={null}
      placement="panel"
      context={() => assistantContext(vacancyFields(readerRef.current?.() ?? emptyForm))}
      sourceHref={() => pathname + query}
    />
  )
  return (
    <WithAssistant assistant={assistant}>
      <Page
        eyebrow={
          id && (
            <TextLink quiet to={paths.details.href(id)}>
              Terug naar de vacature
            </TextLink>
          )
        }
        title={id ? 'Vacature bewerken' : 'Nieuwe Vacature'}
        subtitle={
          id
            ? 'De vacaturetekst verandert alleen als je hem laat herschrijven.'
            : `Vul in wat je weet. ${brand().name} schrijft er een tekst van die je kunt publiceren.`
        }
      >
        {id ? (
          <EditForm key={id} uid={user.uid} id={id} readerRef={readerRef} />
        ) : (
          <NewVacancyForm key="new" uid={user.uid} readerRef={readerRef} />
        )}
      </Page>
    </WithAssistant>
  )
}
