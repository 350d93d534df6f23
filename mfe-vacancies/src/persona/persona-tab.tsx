import { messages, type EngineChoice, type VacancyDetails } from '@wervio/contracts'
import { LoadError, RulesOffer } from '@wervio/remote-kit'
import { Notice, Stack } from '@wervio/ui'
import { GeneratingPersona } from './generating-persona.tsx'
import { NoPersona } from './no-persona.tsx'
import { PersonaSkeleton } from './persona-skeleton.tsx'
import { PersonaView } from './persona-view.tsx'
import { usePersonaRun } from './persona-runs.ts'
import { usePersona } from './use-persona.ts'
import { textForPersona } from './vacancy-text.ts'

/**
 * The persona of a vacancy: none yet, in the making, or stored. A stored one stays visible until a new one is saved.
 */
export const PersonaTab = ({ vacancy }: { vacancy: VacancyDetails }) => {
  const { persona, error, isFetching, refetch } = usePersona(vacancy)
  const { run, start, cancel, dismiss } = usePersonaRun(vacancy.id)
  const text = textForPersona(vacancy)
  const isBusy = run?.phase === 'writing' || run?.phase === 'saving'
  const begin = (engine?: EngineChoice) => {
    if (text !== null) start(text, engine)
  }

  if (persona === undefined && error)
    return (
      <LoadError
        error={error}
        title={messages.personaLoadFailed}
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
          <Stack gap={3}>
            <span>
              {persona ? 'De vorige persona is bewaard.' : 'Er is nog niets opgeslagen. Je kunt het opnieuw proberen.'}
            </span>
            <RulesOffer code={run.code} onChoose={() => begin('builtin')}>
              Maak de persona met de ingebouwde regels
            </RulesOffer>
          </Stack>
        </Notice>
      )}
      {isBusy && <GeneratingPersona run={run} onCancel={cancel} />}
      {persona && (
        <PersonaView
          vacancy={vacancy}
          persona={persona}
          canRegenerate={text !== null && !isBusy}
          onRegenerate={() => {
            dismiss()
            begin()
          }}
        />
      )}
      {!persona && !isBusy && <NoPersona vacancy={vacancy} ready={text !== null} onGenerate={() => begin()} />}
    </Stack>
  )
}
