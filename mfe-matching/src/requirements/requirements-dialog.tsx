import { ApiError, errorText } from '@wervio/api-client'
import {
  messages,
  MOST_REQUIREMENTS,
  type RequirementDraft,
  type RequirementList,
  resetRequirements,
  saveRequirements,
} from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { Button, Chip, Cluster, ConfirmDialog, Dialog, Notice, Stack, Text, toast } from '@wervio/ui'
import { Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { AddRequirement } from './add-requirement.tsx'
import { changed, draftsOf, editedListOf, isSameList, putBack, without, type EditedList } from './requirement-drafts.ts'
import { RequirementGroups } from './requirement-groups.tsx'
import { RequirementRow } from './requirement-row.tsx'
import { RequirementsText } from './requirements-text.tsx'
import { SuggestedSkills } from './suggested-skills.tsx'
import { useRequirements, useSaveRequirements } from './use-requirements.ts'

type Props = { vacancyId: string; list: RequirementList; onClose: () => void }

const EditableRequirements = ({ vacancyId, list, onClose }: Props) => {
  const { refetch, isFetching } = useRequirements(vacancyId)
  const { save, reset } = useSaveRequirements(vacancyId)
  const [base, setBase] = useState(list)
  const begin = useMemo(() => editedListOf(base), [base])
  const [edited, setEdited] = useState<EditedList>(begin)
  const [question, setQuestion] = useState<'reset' | 'close' | null>(null)
  const isChanged = !isSameList(edited, begin)
  const isIncomplete = edited.requirements.some(({ label }) => label.trim() === '')
  const isFull = edited.requirements.length >= MOST_REQUIREMENTS
  const conflict = save.error instanceof ApiError && save.error.status === 409 ? save.error : null
  const store = (version: string) =>
    save.mutate(
      { version, requirements: draftsOf(edited) },
      {
        onSuccess: () => {
          toast('De eisen zijn opgeslagen. De scores worden bijgewerkt.')
          onClose()
        },
      },
    )
  const takeNew = async () => {
    const { data } = await refetch()
    if (!data) return
    setBase(data)
    setEdited(editedListOf(data))
    save.reset()
  }
  const saveOverNew = async () => {
    const { data } = await refetch()
    if (data) store(data.version)
  }
  const putAllBack = () => {
    setQuestion(null)
    reset.mutate(undefined, {
      onSuccess: (fresh) => {
        setBase(fresh)
        setEdited(editedListOf(fresh))
        toast('De eisen staan weer zoals ze uit de vacature volgen.')
      },
    })
  }
  const add = (draft: RequirementDraft) =>
    setEdited({ ...edited, requirements: [...edited.requirements, { ...draft, key: crypto.randomUUID() }] })
  const close = () => (isChanged ? setQuestion('close') : onClose())
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title="Eisen en weging"
      description="De score is een som: elk gewicht telt helemaal, half of niet. Gewicht 0 blijft in beeld en telt niet."
      actions={
        <>
          <Button variant="quiet" icon={Undo2} busy={reset.isPending} onClick={() => setQuestion('reset')}>
            Zet terug zoals uit de vacature
          </Button>
          <Button busy={save.isPending} disabled={!isChanged || isIncomplete} onClick={() => store(base.version)}>
            Opslaan
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {conflict && (
          <Notice tone="red" title={conflict.message}>
            Wat je hier veranderde, staat er nog.
            <Cluster gap={2}>
              <Button variant="secondary" size="small" busy={isFetching} onClick={() => void saveOverNew()}>
                Sla mijn eisen toch op
              </Button>
              <Button variant="secondary" size="small" busy={isFetching} onClick={() => void takeNew()}>
                Neem de nieuwe eisen
              </Button>
            </Cluster>
          </Notice>
        )}
        {save.error && !conflict && (
          <Notice tone="red" title={errorText(save.error, messages.requirementsSaveFailed)}>
            Wat je hier veranderde, staat er nog.
          </Notice>
        )}
        {reset.error && <Notice tone="red" title={errorText(reset.error, messages.requirementsSaveFailed)} />}
        {base.warnings.length > 0 && (
          <Notice tone="amber" title="Dit werd geen eis">
            {base.warnings.map((warning) => (
              <Text key={warning} size="small">
                {warning}
              </Text>
            ))}
          </Notice>
        )}
        <RequirementGroups requirements={edited.requirements}>
          {(row) => (
            <RequirementRow
              key={row.key}
              requirement={row}
              onChange={(values) => setEdited(changed(edited, row.key, values))}
              onRemove={() => setEdited(without(edited, row.key))}
            />
          )}
        </RequirementGroups>
        {isFull ? (
          <Text tone="muted">Er staan al {MOST_REQUIREMENTS} eisen. Haal er eerst een weg.</Text>
        ) : (
          <>
            <AddRequirement onAdd={add} />
            <SuggestedSkills
              suggestions={base.suggestions ?? []}
              labels={edited.requirements.map(({ label }) => label)}
              onAdd={add}
            />
          </>
        )}
        {edited.removed.length > 0 && (
          <section aria-label="Weggehaald">
            <Text strong>Weggehaald</Text>
            <Cluster gap={2}>
              {edited.removed.map(({ key, label }) => (
                <Chip
                  key={key}
                  icon={Undo2}
                  aria-label={`Zet ${label} terug`}
                  onClick={() => setEdited(putBack(edited, key))}
                >
                  {label}
                </Chip>
              ))}
            </Cluster>
          </section>
        )}
      </Stack>
      {question === 'reset' && (
        <ConfirmDialog
          open
          title="Eisen terugzetten?"
          confirmLabel="Terugzetten"
          text="Wat je zelf toevoegde, hernoemde of anders woog, gaat weg."
          onConfirm={putAllBack}
          onCancel={() => setQuestion(null)}
        />
      )}
      {question === 'close' && (
        <ConfirmDialog
          open
          title="Wijzigingen weggooien?"
          confirmLabel="Weggooien"
          text="Je hebt de eisen veranderd en nog niet opgeslagen."
          onConfirm={onClose}
          onCancel={() => setQuestion(null)}
        />
      )}
    </Dialog>
  )
}

/** What the vacancy asks and how heavily each part counts; saved by its button alone, and only read by who may not. */
export const RequirementsDialog = (props: Props) =>
  useMay(saveRequirements, resetRequirements) ? <EditableRequirements {...props} /> : <RequirementsText {...props} />
