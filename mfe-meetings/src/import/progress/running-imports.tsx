import { messages } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { Card, Heading, LoadingState, Skeleton, Stack, Text } from '@wervio/ui'
import { useUploads } from '../uploads/use-uploads.ts'
import { ImportCard } from './import-card.tsx'
import { isUnfinished, type useImports } from './use-imports.ts'

const nextSteps = [
  'Je opname wordt geüpload. Valt de verbinding weg, dan gaat hij later verder.',
  'Het gesprek wordt uitgeschreven, met wie wat zei en wanneer. Sprekers worden herkend aan hun stem: loop dat na.',
  'Je krijgt een samenvatting waarin elke zin naar zijn moment in het gesprek wijst.',
]

const WhatFollows = () => (
  <Card padding={4}>
    <Stack gap={3}>
      <Text strong>Wat er daarna gebeurt</Text>
      <Stack as="ol" gap={2}>
        {nextSteps.map((step, index) => (
          <Text as="li" key={step} size="small" tone="muted">
            {index + 1}. {step}
          </Text>
        ))}
      </Stack>
    </Stack>
  </Card>
)

/** The imports that run, failed or were just done. */
export const RunningImports = ({ data, error, isFetching, refetch }: ReturnType<typeof useImports>) => {
  const uploads = useUploads()
  const imports = data?.filter(({ state }) => state !== 'cancelled') ?? []
  const renderImports = () => {
    if (imports.length > 0)
      return imports.map((each) => (
        <ImportCard
          key={each.id}
          recordingImport={each}
          upload={uploads.find(({ id }) => id === each.id)}
          isSameUnderWay={imports.some((other) => other.id === each.same_as?.id && isUnfinished(other))}
        />
      ))
    if (data) return <WhatFollows />
    if (error)
      return (
        <LoadError
          error={error}
          title={messages.recordingImportsFailed}
          safe="Wat je al uploadde, is bewaard."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )
    return (
      <LoadingState label="Imports laden...">
        <Skeleton height="9rem" />
      </LoadingState>
    )
  }
  return (
    <Stack gap={4} as="section" aria-label="Opnames onderweg">
      {imports.length > 0 && (
        <Heading level={2} size="section">
          {imports.some(isUnfinished) ? 'Opnames onderweg' : 'Net klaar'}
        </Heading>
      )}
      {renderImports()}
    </Stack>
  )
}
