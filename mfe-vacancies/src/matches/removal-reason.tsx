import { limits } from '@wervio/contracts'
import { TextArea } from '@wervio/ui'

type Props = { value: string; onChange: (value: string) => void }

/** Why somebody is taken out of the procedure, for the log of decisions. */
export const RemovalReason = ({ value, onChange }: Props) => (
  <TextArea
    label="Reden"
    hint="Niet verplicht. Komt in de besluiten van deze vacature."
    value={value}
    maxLength={limits.longText}
    onChange={({ target }) => onChange(target.value)}
  />
)
