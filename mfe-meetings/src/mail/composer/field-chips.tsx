import { mailFieldNames } from '@wervio/contracts'
import { Chip, Cluster, Stack, Text } from '@wervio/ui'

/** The fields that a text can have, each a button that puts it where the caret stands. */
export const FieldChips = ({ onInsert }: { onInsert: (field: string) => void }) => (
  <Stack gap={1}>
    <Text size="small" tone="muted">
      Voeg in wat per kandidaat wordt ingevuld:
    </Text>
    <Cluster gap={2} as="ul" aria-label="Invulvelden">
      {mailFieldNames.map((name) => (
        <li key={name}>
          <Chip aria-label={`Voeg {${name}} in`} onClick={() => onInsert(`{${name}}`)}>
            {`{${name}}`}
          </Chip>
        </li>
      ))}
    </Cluster>
  </Stack>
)
