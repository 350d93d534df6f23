import { decisionReasonTemplates, limits, type DecisionKind } from '@wervio/contracts'
import { Chip, Cluster, Menu, Stack, TextArea } from '@wervio/ui'
import { useRef } from 'react'

/** Templates that stand beside the field; a menu has the others. */
const VISIBLE = 2

const labelOfTemplate = (template: string): string => template.replace(/:?\s*$/, '')

type Props = {
  kinds: readonly DecisionKind[]
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

/** The recruiter's own words, with texts to begin from. */
export const ReasonField = ({ kinds, value, error, onChange }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const templates = kinds.flatMap((kind) => decisionReasonTemplates[kind])
  const take = (template: string) => {
    onChange(value.trim() === '' ? template : `${value.trim()} ${template}`)
    // After the menu gave the focus back to its button.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
    })
  }
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        {templates.slice(0, VISIBLE).map((template) => (
          <Chip key={template} onClick={() => take(template)}>
            {labelOfTemplate(template)}
          </Chip>
        ))}
        <Menu
          align="start"
          trigger={<Chip aria-label="Meer redenen">Meer…</Chip>}
          items={templates.slice(VISIBLE).map((template) => ({
            label: labelOfTemplate(template),
            onSelect: () => take(template),
          }))}
        />
      </Cluster>
      <TextArea
        ref={field}
        label="Jouw reden"
        hint="Nodig om te beslissen."
        rows={2}
        maxLength={limits.longText}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </Stack>
  )
}
