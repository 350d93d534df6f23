import { ApiError, errorText } from '@wervio/api-client'
import {
  isOneOf,
  limits,
  mailMomentLabels,
  mailMoments,
  mailTemplateConflict,
  mailTemplateKeys,
  mailTemplates,
  messages,
  type MailMoment,
  type MailTemplateRow,
} from '@wervio/contracts'
import { Button, Dialog, Notice, SelectField, Stack, Text, TextArea, TextField, toast } from '@wervio/ui'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FieldChips } from '../composer/field-chips.tsx'
import { insertAtCaret } from '../composer/insert-at-caret.ts'
import { useTemplateChanges } from './use-templates.ts'

type Props = {
  /** Null for a new one. */
  template: MailTemplateRow | null
  onClose: () => void
}

const blank = { moment: 'invitation' as MailMoment, label: '', subject: '', body: '' }

const wordsOf = ({ moment, label, subject, body }: MailTemplateRow) => ({
  moment: isOneOf(mailMoments, moment) ? moment : 'invitation',
  label,
  subject,
  body,
})

/** Adds a template or changes one, for everybody of the organisation. */
export const TemplateDialog = ({ template, onClose }: Props) => {
  const [words, setWords] = useState(template ? wordsOf(template) : blank)
  const [version, setVersion] = useState(template?.version ?? 0)
  const [key] = useState(() => crypto.randomUUID())
  const [isRefused, setIsRefused] = useState(false)
  const body = useRef<HTMLTextAreaElement>(null)
  const { save, remove, restore } = useTemplateChanges()
  const write = (part: Partial<typeof words>) => setWords((now) => ({ ...now, ...part }))
  const missing = (text: string, message: string) => (isRefused && text.trim() === '' ? message : undefined)
  const isComplete = [words.label, words.subject, words.body].every((text) => text.trim() !== '')
  const standard = template?.standard ?? null
  const standardText = standard !== null && isOneOf(mailTemplateKeys, standard) ? mailTemplates[standard] : null
  const current = mailTemplateConflict.safeParse(save.error instanceof ApiError ? save.error.details : null).data
    ?.current
  const handleSave = () => {
    setIsRefused(!isComplete)
    if (!isComplete) return
    save.mutate(
      { id: template?.id ?? null, words, version: current?.version ?? version, key },
      {
        onSuccess: ({ label }) => {
          toast(`Sjabloon ‘${label}’ is opgeslagen.`)
          onClose()
        },
      },
    )
  }
  const handleRemove = () => {
    if (!template) return
    remove.mutate(template, {
      onSuccess: () => {
        toast(`Sjabloon ‘${template.label}’ is verwijderd.`, {
          action: {
            label: 'Ongedaan maken',
            onSelect: () =>
              restore.mutate(template.id, {
                onError: (error) => toast(errorText(error, messages.mailTemplateRestoreFailed), { tone: 'red' }),
              }),
          },
        })
        onClose()
      },
    })
  }
  const handleStandard = () => {
    if (!template || !standardText) return
    remove.mutate(template, {
      onSuccess: () => {
        setWords(standardText)
        setVersion(0)
        toast('De standaardtekst staat er weer.', {
          action: {
            label: 'Ongedaan maken',
            onSelect: () => save.mutate({ id: template.id, words: wordsOf(template), version: 0, key }),
          },
        })
        onClose()
      },
    })
  }
  const problem = save.error ?? remove.error
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={template ? 'Sjabloon wijzigen' : 'Sjabloon toevoegen'}
      description="Iedereen in je organisatie gebruikt dit sjabloon."
      actions={
        <>
          {template?.is_changed && standardText && (
            <Button variant="secondary" icon={RotateCcw} busy={remove.isPending} onClick={handleStandard}>
              Terug naar de standaardtekst
            </Button>
          )}
          {template && standard === null && (
            <Button variant="secondary" icon={Trash2} busy={remove.isPending} onClick={handleRemove}>
              Verwijderen
            </Button>
          )}
          <Button busy={save.isPending} onClick={handleSave}>
            Opslaan
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SelectField
          label="Moment"
          value={words.moment}
          onChange={({ target }) =>
            write({ moment: mailMoments.find((moment) => moment === target.value) ?? words.moment })
          }
        >
          {mailMoments.map((moment) => (
            <option key={moment} value={moment}>
              {mailMomentLabels[moment]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Naam"
          required
          maxLength={limits.shortText}
          value={words.label}
          error={missing(words.label, 'Geef het sjabloon een naam.')}
          onChange={({ target }) => write({ label: target.value })}
        />
        <TextField
          label="Onderwerp"
          required
          maxLength={limits.shortText}
          value={words.subject}
          error={missing(words.subject, 'Vul een onderwerp in.')}
          onChange={({ target }) => write({ subject: target.value })}
        />
        <TextArea
          ref={body}
          label="Bericht"
          required
          rows={8}
          maxLength={limits.longText}
          value={words.body}
          error={missing(words.body, 'Schrijf eerst een bericht.')}
          onChange={({ target }) => write({ body: target.value })}
        />
        <FieldChips onInsert={(field) => write({ body: insertAtCaret(body.current, words.body, field) })} />
        {current && (
          <Notice tone="amber" title={messages.mailTemplateConflict}>
            <Text>Nu staat er: ‘{current.subject}’. Sla nog eens op om die tekst door de jouwe te vervangen.</Text>
          </Notice>
        )}
        {problem && !current && <Notice tone="red">{errorText(problem, messages.mailTemplateSaveFailed)}</Notice>}
      </Stack>
    </Dialog>
  )
}
