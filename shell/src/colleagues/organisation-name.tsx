import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { changeOrganisation, limits, messages } from '@wervio/contracts'
import { Button, Card, Notice, Stack, TextField, toast, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fieldProblem } from './field-problem.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) auto;
  align-items: end;
  justify-content: start;
  gap: ${tokens.space[3]};
  /* In line with the field, which keeps room below it. */
  button {
    margin-bottom: ${tokens.space[1]};
  }
`

/** The name that colleagues see on an invitation. */
export const OrganisationName = ({ name }: { name: string }) => {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(name)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(changeOrganisation, { body: { name: typed } }),
    onSuccess: (organisation) => {
      queries.setQueryData(queryKeys.organisation.members, organisation)
      setTyped(organisation.name)
      toast('De naam is opgeslagen.')
    },
  })
  const problem = fieldProblem(error, 'name')
  return (
    <Card
      as="form"
      noValidate
      aria-label="Organisatie"
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Stack gap={3}>
        <Row>
          <TextField
            label="Naam van je organisatie"
            value={typed}
            maxLength={limits.shortText}
            error={problem}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary" busy={isPending} disabled={typed.trim() === name}>
            Opslaan
          </Button>
        </Row>
        {error && problem === undefined && (
          <Notice tone="red">{errorText(error, messages.organisationSaveFailed)}</Notice>
        )}
      </Stack>
    </Card>
  )
}
