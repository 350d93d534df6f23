import { ApiError } from '@wervio/api-client'
import { messages, type VacancyDetails } from '@wervio/contracts'
import { ErrorState, Notice, Stack } from '@wervio/ui'
import { LoadError } from '../vacancy/load-error.tsx'
import { GeneratingPersona } from './generating-persona.tsx'
import { NoPersona } from './no-persona.tsx'
import { PersonaSkeleton } from './persona-skeleton.tsx'
import { PersonaView } from './persona-view.tsx'
import { usePersonaRun } from './persona-runs.ts'
import { usePersona } from './use-persona.ts'
import { textForPersona } from './vacancy-text.ts'

const isAboutSession = (error: Error) =>
  error instanceof ApiError && (error.code === 'not_signed_in' || error.code === 'session_expired')

/** The ideal of the role: none yet, being made, or shown. What is stored stays in sight until a new one is saved. */
export const PersonaTab = ({ vacancy }: { vacancy: VacancyDetails }) => {
  const { persona, error, isFetching, refetch } = usePersona(vacancy)
  const { run, start, cancel, dismiss } = usePersonaRun(vacancy.id)
  const text = textForPersona(vacancy)
  const busy = run?.phase === 'writing' || run?.phase === 'saving'
  const begin = () => {
    if (text !== null) start(text)
  }

  if (persona === undefined && error)
    return isAboutSession(error) ? (
      <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <ErrorState
        text={messages.personaLoadFailed}
        safe="Een opgeslagen persona blijft bewaard."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (persona === undefined) return <PersonaSkeleton />
  return (
    <Stack>
      {run?.phase === 'failed' && (
        <Notice tone="red" title={`Er is een fout opgetreden: ${run.reason}`}>
          {persona ? 'De vorige persona is bewaard.' : 'Er is nog niets opgeslagen. Je kunt het opnieuw proberen.'}
        </Notice>
      )}
      {busy && <GeneratingPersona run={run} onCancel={cancel} />}
      {persona && (
        <PersonaView
          vacancy={vacancy}
          persona={persona}
          canRegenerate={text !== null && !busy}
          onRegenerate={() => {
            dismiss()
            begin()
          }}
        />
      )}
      {!persona && !busy && <NoPersona vacancy={vacancy} ready={text !== null} onGenerate={begin} />}
    </Stack>
  )
}
