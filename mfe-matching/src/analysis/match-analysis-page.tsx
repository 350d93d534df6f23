import { ApiError, errorText } from '@wervio/api-client'
import { limits, megabytes, messages, type EngineChoice } from '@wervio/contracts'
import { FileChoice, RulesOffer, useVacancyChoice, VacancySelect } from '@wervio/remote-kit'
import { Button, ButtonLink, Card, Cluster, Notice, Page, Stack, Text, toast } from '@wervio/ui'
import { ChartNoAxesColumn, ListOrdered, ScanSearch } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { paths } from '../paths.ts'
import { AnalysisResult } from './analysis-result.tsx'
import { SaveAnalysisDialog } from './save/save-analysis-dialog.tsx'
import { useAnalysis } from './use-analysis.ts'

/** Whether a file is a PDF by its type, which the specification goes by. */
const isPdf = ({ type }: File): boolean => type === 'application/pdf'

/** `/match-analysis`: one CV beside one vacancy. */
export const MatchAnalysisPage = () => {
  const { data: vacancies } = useVacancyChoice()
  const [isSaving, setIsSaving] = useState(false)
  const { outcome, amend, wipe, analyse, isPending, error, forgetError } = useAnalysis()
  const [vacancyId, setVacancyId] = useState<string | null>(outcome?.vacancy_id ?? null)
  const [file, setFile] = useState<File | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  /** The CV that the outcome is of, while it is here. */
  const cv = file !== null && file.name === outcome?.file_name ? file : null
  const chooseFile = (next: File | null) => {
    forgetError()
    setIsRefused(next !== null && !isPdf(next))
    setFile(next && isPdf(next) ? next : null)
  }
  const analyseChosen = (engine?: EngineChoice) => {
    if (!file || !vacancyId || isPending) return
    const vacancyTitle = vacancies?.find(({ id }) => id === vacancyId)?.title ?? 'deze vacature'
    analyse(
      { file, vacancyId, vacancyTitle, ...(engine && { engine }) },
      { onSuccess: () => toast('De analyse is klaar.') },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    analyseChosen()
  }
  return (
    <Page
      title="CV Match Analyse"
      subtitle="Leg een CV naast een vacature. Naam, leeftijd en herkomst tellen niet mee."
      actions={
        <>
          <ButtonLink to={paths.improvements.href()} variant="secondary" icon={ChartNoAxesColumn}>
            Verbeterpunten
          </ButtonLink>
          <ButtonLink to={paths.dashboard.href()} variant="secondary" icon={ListOrdered}>
            Al je kandidaten op score
          </ButtonLink>
        </>
      }
    >
      <Card as="form" aria-label="Analyse" noValidate onSubmit={submit}>
        <Stack>
          <VacancySelect
            value={vacancyId}
            title={outcome?.vacancy_title}
            placeholder="Kies een vacature..."
            onChoose={(id) => {
              forgetError()
              setVacancyId(id)
            }}
          />
          <FileChoice
            file={file}
            busy={isPending}
            accept="application/pdf,.pdf"
            hint={`Eén pdf van hoogstens ${megabytes(limits.cv)}. We lezen het CV en bewaren het niet.`}
            onChoose={([first]) => chooseFile(first ?? null)}
            onClear={() => chooseFile(null)}
          />
          {isRefused && <Notice tone="red" title={messages.cvRefused} />}
          {error && (
            <Notice tone="red" title={errorText(error, messages.matchAnalysisFailed)}>
              <RulesOffer
                code={error instanceof ApiError ? error.code : null}
                onChoose={() => analyseChosen('builtin')}
              >
                Analyseer met de ingebouwde regels
              </RulesOffer>
            </Notice>
          )}
          <Cluster justify="end">
            {(!file || !vacancyId) && (
              <Text size="small" tone="muted">
                {messages.matchAnalysisIncomplete}
              </Text>
            )}
            <Button type="submit" icon={ScanSearch} disabled={!file || !vacancyId || isPending}>
              {isPending ? 'Analyseren...' : 'Analyseer Match'}
            </Button>
          </Cluster>
        </Stack>
      </Card>
      {outcome && <AnalysisResult outcome={outcome} cv={cv} onWipe={wipe} onSave={() => setIsSaving(true)} />}
      {outcome && isSaving && (
        <SaveAnalysisDialog
          outcome={outcome}
          file={cv}
          onSaved={(person) => amend({ saved_with: person })}
          onImported={(place) => amend({ import: place })}
          onClose={() => setIsSaving(false)}
        />
      )}
    </Page>
  )
}
