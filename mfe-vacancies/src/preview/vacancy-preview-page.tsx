import type { Publication } from '@wervio/contracts'
import { Navigate } from '@wervio/routing'
import { useCurrentUser } from '@wervio/session'
import {
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  LoadingState,
  Notice,
  Skeleton,
  Stack,
  TextLink,
  tokens,
  usePageTitle,
} from '@wervio/ui'
import { MadeBy, PrintStyle } from '@wervio/remote-kit'
import { FileText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { formStore } from '../drafts/form-store.ts'
import type { StoredText } from '../drafts/stored-form.ts'
import { paths } from '../paths.ts'
import { PublicationText } from '../publication/publication-text.tsx'
import { usePublication } from '../publication/queries.ts'
import { ReaderCheck } from '../publication/reader/reader-check.tsx'
import { sanitise } from '../publication/sanitise.ts'
import { BesideText } from '../text-check/beside-text.tsx'
import { QuestionList } from '../questions/question-list.tsx'
import { openQuestions } from '../questions/question-key.ts'
import { VacancyError } from '../vacancy/vacancy-error.tsx'
import { PreviewHeader } from './preview-header.tsx'
import { useAnswerQuestion } from './use-answer-question.ts'

const Frame = styled.div`
  width: 100%;
  max-width: 76rem;
  margin-inline: auto;
  padding: ${tokens.space[3]} ${tokens.space[8]} ${tokens.space[12]};
  ${tokens.breakpoint.tablet} {
    padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[10]};
  }
`
const Sheet = styled(Card)`
  padding: ${tokens.space[12]} clamp(${tokens.space[4]}, 6vw, ${tokens.space[16]});
  ${tokens.breakpoint.phone} {
    padding-block: ${tokens.space[6]};
  }
  > article {
    margin-inline: auto;
  }
`
const Warnings = styled.ul`
  list-style: disc;
  padding-left: 1.125rem;
`

type TextProps = { uid: string; storedText: StoredText; onChange: (storedText: StoredText) => void }

const Preview = ({ uid, storedText, onChange, publication }: TextProps & { publication: Publication }) => {
  const { answer, busyKey, problem } = useAnswerQuestion({ uid, storedText, publication, onChange })
  const html = useMemo(() => sanitise(publication.html), [publication.html])
  // The warnings of the engine are about the text that it wrote, not about an edited one.
  const isUnchanged = useMemo(() => html === sanitise(storedText.html), [html, storedText.html])
  const [article, setArticle] = useState<HTMLElement | null>(null)
  const { functie } = storedText.form
  const foot = (
    <Cluster justify="space-between">
      {publication.made_by ? <MadeBy made={publication.made_by} /> : <span />}
      <Cluster>
        <TextLink to={paths.details.editText(storedText.vacancyId)}>Tekst aanpassen</TextLink>
        <TextLink to={paths.details.href(storedText.vacancyId)}>Bekijk de opgeslagen vacature</TextLink>
      </Cluster>
    </Cluster>
  )
  return (
    <>
      <PrintStyle />
      <PreviewHeader title={functie} vacancyId={storedText.vacancyId} html={html} />
      <Stack gap={4}>
        {isUnchanged && storedText.warnings.length > 0 && (
          <Notice tone="amber" title="Kijk dit nog even na">
            <Warnings>
              {storedText.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </Warnings>
          </Notice>
        )}
        {isUnchanged && (
          <QuestionList
            questions={openQuestions(storedText.questions, storedText.answered)}
            busyKey={busyKey}
            problem={problem}
            onAnswer={answer}
          />
        )}
        {html === '' ? (
          <>
            <EmptyState
              icon={FileText}
              title="Deze tekst is verwijderd"
              text="Bij de vacature kun je hem terugzetten."
              action={<ButtonLink to={paths.details.text(storedText.vacancyId)}>Naar de vacature</ButtonLink>}
            />
            {foot}
          </>
        ) : (
          <BesideText
            head={tokens.space[16]}
            check={
              <ReaderCheck
                key={html}
                vacancyId={storedText.vacancyId}
                place={storedText.form.locatie}
                html={html}
                article={article}
              />
            }
          >
            <Stack gap={4}>
              <Sheet>
                <PublicationText ref={setArticle} html={html} label="Vacaturetekst" isPrintRoot />
              </Sheet>
              {foot}
            </Stack>
          </BesideText>
        )}
      </Stack>
    </>
  )
}

const StoredPreview = ({ uid, storedText: firstText }: Pick<TextProps, 'uid' | 'storedText'>) => {
  const [storedText, setStoredText] = useState(firstText)
  const { data, error, isFetching, refetch } = usePublication(storedText.vacancyId)
  usePageTitle(storedText.form.functie)
  if (data) return <Preview uid={uid} storedText={storedText} onChange={setStoredText} publication={data} />
  if (error) return <VacancyError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <LoadingState label="Vacaturetekst laden...">
      <Stack>
        <Skeleton height="3.75rem" />
        <Sheet>
          <Stack>
            <Skeleton width="50%" height="2rem" />
            <Skeleton height="20rem" />
          </Stack>
        </Sheet>
      </Stack>
    </LoadingState>
  )
}

/** /vacancy-preview: the text that was written last, as it is stored now; without one there is only the form. */
export const VacancyPreviewPage = () => {
  const user = useCurrentUser()
  const uid = user?.uid
  const storedText = useMemo(() => (uid === undefined ? null : formStore(uid).text()), [uid])
  if (uid === undefined) return null
  return storedText ? (
    <Frame>
      <StoredPreview uid={uid} storedText={storedText} />
    </Frame>
  ) : (
    <Navigate to={paths.create.href()} replace />
  )
}
