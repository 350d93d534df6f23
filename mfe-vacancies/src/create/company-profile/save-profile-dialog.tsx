import { errorText } from '@wervio/api-client'
import { limits, messages, type CompanyProfile, type CompanyProfileChange } from '@wervio/contracts'
import { Button, capitalised, Dialog, listText, Notice, Stack, Text, TextField, toast } from '@wervio/ui'
import { useId, useState, type SubmitEvent } from 'react'
import type { FormValues } from '../../drafts/field-mapping.ts'
import { fieldLabel, filledFields, namesIn } from '../fill/field-subset.ts'
import { companyValues, profileFieldNames, profileNamed } from './profile-fields.ts'
import { useChangeProfiles } from './use-company-profiles.ts'

type Props = {
  profiles: readonly CompanyProfile[]
  form: FormValues
  onSaved: (id: string) => void
  onClose: () => void
}

/** What the profile said before a change, for the fields that the change has. */
const earlierValues = (profile: CompanyProfile, values: object): Omit<CompanyProfileChange, 'base_version'> =>
  Object.fromEntries(Object.keys(values).map((field) => [field, profile[field as keyof CompanyProfile]]))

/** Keeps the company fields of the form as a profile: a new one, or the one that has this name already. */
export const SaveProfileDialog = ({ profiles, form, onSaved, onClose }: Props) => {
  const formId = useId()
  const [name, setName] = useState(form.organisatie.trim().slice(0, limits.shortText))
  const [problem, setProblem] = useState('')
  const { create, change } = useChangeProfiles()
  const values = companyValues(form)
  const labels = namesIn(filledFields(form, profileFieldNames)).map(fieldLabel)
  const namesake = profileNamed(profiles, name)
  const error = create.error ?? change.error

  const undoChange = async (before: CompanyProfile, version: number): Promise<void> => {
    try {
      await change.mutateAsync({ id: before.id, base_version: version, ...earlierValues(before, values) })
      toast(`Het bedrijfsprofiel "${before.name}" is zoals het was.`)
    } catch (failure) {
      toast(errorText(failure, messages.companyProfileSaveFailed), { tone: 'red' })
    }
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    // React events bubble through portals: the form of the vacancy around this dialog would be submitted too.
    event.stopPropagation()
    if (name.trim() === '') return setProblem('Geef het bedrijfsprofiel een naam.')
    const finish = (profile: CompanyProfile) => {
      onSaved(profile.id)
      onClose()
    }
    if (!namesake)
      return create.mutate(
        { ...values, name },
        {
          onSuccess: (profile) => {
            finish(profile)
            toast(`"${profile.name}" is bewaard als bedrijfsprofiel.`)
          },
        },
      )
    return change.mutate(
      { id: namesake.id, base_version: namesake.version, ...values },
      {
        onSuccess: (profile) => {
          finish(profile)
          toast(`Het bedrijfsprofiel "${profile.name}" is bijgewerkt.`, {
            action: { label: 'Ongedaan maken', onSelect: () => void undoChange(namesake, profile.version) },
          })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Bewaren als bedrijfsprofiel"
      description="Je hele organisatie kan het gebruiken. Andere vacatures veranderen er niet door."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
          {labels.length > 0 && (
            <Button type="submit" form={formId} busy={create.isPending || change.isPending}>
              {namesake ? 'Profiel bijwerken' : 'Bewaren'}
            </Button>
          )}
        </>
      }
    >
      {labels.length === 0 ? (
        <Text>Er is nog niets over de organisatie ingevuld.</Text>
      ) : (
        <form id={formId} noValidate onSubmit={save}>
          <Stack>
            {error && <Notice tone="red" title={errorText(error, messages.companyProfileSaveFailed)} />}
            <TextField
              label="Naam van het profiel"
              hint="Zo herken je het bij een volgende vacature."
              autoComplete="off"
              maxLength={limits.shortText}
              required
              value={name}
              error={problem}
              onChange={({ target }) => {
                setName(target.value)
                setProblem('')
              }}
            />
            {namesake && (
              <Notice tone="amber" title={`"${namesake.name}" bestaat al`}>
                De ingevulde velden vervangen die van dat profiel. Kies een andere naam voor een nieuw profiel.
              </Notice>
            )}
            <Text size="small" tone="muted">
              {`${capitalised(listText(labels))}.`}
            </Text>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
