import { errorText } from '@wervio/api-client'
import { messages, undoMergeMinutes, type Candidate, type MergeField } from '@wervio/contracts'
import { LoadError } from '@wervio/remote-kit'
import { Button, Dialog, LoadingState, Notice, Skeleton, Stack, Text, toast } from '@wervio/ui'
import { useState } from 'react'
import { useCandidate } from '@wervio/candidates'
import { UNDO_MERGE, useUndoMerge } from '../../candidate/undo-merge.ts'
import { ValueChoice, ValueHeads } from '../../candidate/value-choice.tsx'
import { mergeRows } from './merge-rows.ts'
import { useMerge } from './use-duplicates.ts'

type Props = { candidate: Candidate; otherId: string; otherName: string; onClose: () => void }

/** Two candidates side by side: which value stays of each field that differs, then they become one. */
export const MergeDialog = ({ candidate, otherId, otherName, onClose }: Props) => {
  const { data: other, error, isFetching, refetch } = useCandidate(otherId)
  const [fieldsFromOther, setFieldsFromOther] = useState<ReadonlySet<MergeField>>(new Set())
  const undo = useUndoMerge(candidate.id)
  const merge = useMerge(candidate.id, otherId, () => {
    toast(`${otherName} is bij deze kandidaat gevoegd.`, {
      action: { label: UNDO_MERGE, onSelect: () => undo.mutate() },
    })
    onClose()
  })
  const rows = other ? mergeRows(candidate, other) : []
  const conflictingRows = rows.filter(({ needsChoice }) => needsChoice)
  const supplementedRows = rows.filter(({ needsChoice }) => !needsChoice)
  const takeFromOther = (field: MergeField, isOther: boolean) =>
    setFieldsFromOther((now) => new Set(isOther ? [...now, field] : [...now].filter((each) => each !== field)))
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open && !merge.isPending) onClose()
      }}
      title="Samenvoegen"
      description={`Procedures, notities, gesprekken en tijdlijn van ${otherName} gaan mee. Daarna is die kandidaat er niet meer apart. Je kunt dit ${undoMergeMinutes} minuten ongedaan maken, zolang niemand de kandidaat wijzigt.`}
      actions={
        <>
          <Button variant="secondary" disabled={merge.isPending} onClick={onClose}>
            Annuleren
          </Button>
          <Button disabled={!other} busy={merge.isPending} onClick={() => merge.mutate([...fieldsFromOther])}>
            Samenvoegen
          </Button>
        </>
      }
    >
      {other ? (
        <Stack>
          {merge.error && (
            <Notice tone="red" title={errorText(merge.error, messages.candidateMergeFailed)}>
              Er is niets veranderd.
            </Notice>
          )}
          {conflictingRows.length > 0 && (
            <>
              <Text>Kies per veld wat blijft.</Text>
              <ValueHeads own="Deze kandidaat" other="De andere" />
            </>
          )}
          {conflictingRows.map(({ field, label, own, other: others }) => (
            <ValueChoice
              key={field}
              name={`merge-${field}`}
              label={label}
              own={own}
              other={others}
              isOther={fieldsFromOther.has(field)}
              onChange={(isOther) => takeFromOther(field, isOther)}
            />
          ))}
          {supplementedRows.length > 0 && (
            <Text tone="muted">
              Wordt aangevuld: {supplementedRows.map(({ label }) => label.toLocaleLowerCase('nl-NL')).join(', ')}.
            </Text>
          )}
          {rows.length === 0 && <Text>De gegevens zijn gelijk. Er valt niets te kiezen.</Text>}
        </Stack>
      ) : error ? (
        <LoadError
          error={error}
          title={messages.candidateFailed}
          fallback={messages.candidateFailed}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label="Kandidaat laden...">
          <Skeleton height="12rem" />
        </LoadingState>
      )}
    </Dialog>
  )
}
