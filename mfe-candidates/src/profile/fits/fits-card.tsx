import { errorText } from '@wervio/api-client'
import { messages, type Candidate } from '@wervio/contracts'
import * as routes from '@wervio/contracts/routes'
import { Button, Card, Heading, Skeleton, LoadingState, Stack, Text, TextLink, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FitPoints } from './fit-points.tsx'
import { useFits } from './use-fits.ts'

/** Vacancies that are shown before the button. */
const FIRST = 3

const List = styled(Stack)`
  > li + li {
    padding-top: ${tokens.space[3]};
    border-top: 1px solid ${tokens.line.base};
  }
`

/** The open vacancies that somebody fits, highest score first. */
export const FitsCard = ({ candidate }: { candidate: Candidate }) => {
  const { data, error, isFetching, refetch } = useFits(candidate.id)
  const [isOpen, setIsOpen] = useState(false)
  const fits = data ?? []
  const visibleFits = isOpen ? fits : fits.slice(0, FIRST)
  return (
    <Card as="section" aria-label="Past bij">
      <Stack gap={3}>
        <Heading level={2} size="card">
          Past bij
        </Heading>
        {error && !data && (
          <>
            <Text tone="muted">{errorText(error, messages.matchingFailed)}</Text>
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              Probeer opnieuw
            </Button>
          </>
        )}
        {!error && !data && (
          <LoadingState label="Scores laden...">
            <Skeleton height="3rem" />
          </LoadingState>
        )}
        {data?.length === 0 && <Text tone="muted">Er zijn geen open vacatures met een score.</Text>}
        {visibleFits.length > 0 && (
          <List as="ul" gap={3}>
            {visibleFits.map((fit) => (
              <Stack as="li" gap={1} key={fit.vacancy_id}>
                <div>
                  <TextLink to={routes.vacancy.href(fit.vacancy_id)}>{fit.title}</TextLink>
                  <Text size="small" tone="muted">
                    {[fit.company, fit.location].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <FitPoints fit={fit} candidateId={candidate.id} />
              </Stack>
            ))}
          </List>
        )}
        {fits.length > FIRST && !isOpen && (
          <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
            Toon alle {fits.length} vacatures
          </Button>
        )}
      </Stack>
    </Card>
  )
}
