import {
  allowsOverride,
  OVERRIDDEN,
  type Registry,
  type RegistryEntry,
  type RemoteState,
} from '@wervio/federation/host'
import { Badge, Button, Cluster, Heading, Text, TextField, tokens } from '@wervio/ui'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { errorWords, stateWords, versionWords } from './state-words.ts'

const Item = styled.li`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[4]};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${tokens.line.base};
  }
`
const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${tokens.space[2]};
  ${tokens.breakpoint.phone} {
    grid-template-columns: 1fr;
  }
`

type Props = {
  entry: RegistryEntry
  registry: Registry
  state: RemoteState | undefined
  /** Takes another address for this remote, or with null the registered one, and loads the page again. */
  onOverride: (name: string, manifest: string | null) => void
}

/** One remote: what runs, how it fares, and where a developer takes it from instead. */
export const RemoteCard = ({ entry, registry, state, onOverride }: Props) => {
  const isOverridden = entry.version === OVERRIDDEN
  const [address, setAddress] = useState(isOverridden ? entry.manifest : '')
  const [problem, setProblem] = useState<string | undefined>()
  const { tone, words } = stateWords(state, entry)
  const error = errorWords(state)
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (allowsOverride(registry, address.trim())) onOverride(entry.name, address.trim())
    else setProblem(`Het register laat alleen ${registry.overrides?.allow.join(', ')} toe.`)
  }
  return (
    <Item>
      <Cluster gap={2}>
        <Heading level={3}>{entry.name}</Heading>
        <Badge tone={tone}>{words}</Badge>
      </Cluster>
      <Text tone="muted">
        {versionWords(entry)}, van {new URL(entry.manifest).host}
      </Text>
      {error && (
        <Text tone="red" size="small">
          {error}
        </Text>
      )}
      <Form noValidate onSubmit={take}>
        <TextField
          label={`Manifest van ${entry.name}`}
          type="url"
          value={address}
          placeholder="http://localhost:3102/mf-manifest.json"
          error={problem}
          onChange={({ target }) => {
            setAddress(target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" variant="secondary">
          Hiervandaan laden
        </Button>
      </Form>
      {isOverridden && (
        <Button variant="secondary" onClick={() => onOverride(entry.name, null)}>
          Terug naar het register
        </Button>
      )}
    </Item>
  )
}
