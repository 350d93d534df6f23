import type { MadeBy } from '@wervio/contracts'
import { Text } from '@wervio/ui'

const engines: Record<MadeBy['engine'], string> = {
  builtin: 'de ingebouwde motor',
  'openai-compatible': 'een taalmodel',
}
const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' })

/** Which engine read the CV, and when. */
export const ReadBy = ({ made }: { made: MadeBy }) => (
  <Text size="small" tone="muted">
    Gelezen door {engines[made.engine]} ({made.model}) op {moment.format(new Date(made.at))}
  </Text>
)
