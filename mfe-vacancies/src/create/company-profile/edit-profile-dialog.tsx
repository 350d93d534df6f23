import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, errorText } from '@wervio/api-client'
import { companyProfileConflict, companyProfileDraft, messages, type CompanyProfile } from '@wervio/contracts'
import { Button, ConfirmDialog, Dialog, Notice, Stack, TextArea, TextField, toast } from '@wervio/ui'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { vacancyFieldOf } from '../../drafts/field-mapping.ts'
import { formFields } from '../form-fields.ts'
import { profileFieldNames } from './profile-fields.ts'
import { useChangeProfiles } from './use-company-profiles.ts'

const profileSchema = companyProfileDraft.omit({ is_default: true })
type Values = z.input<typeof profileSchema>

const editedFields = profileFieldNames.flatMap((fieldName) => {
  const field = formFields.find(({ name }) => name === fieldName)
  return field ? [{ ...field, name: vacancyFieldOf[fieldName] as keyof Values }] : []
})

/** The profile of now when somebody else changed it, else null. */
const changedProfile = (error: unknown): CompanyProfile | null =>
  error instanceof ApiError && error.code === 'conflict'
    ? (companyProfileConflict.safeParse(error.details).data?.current ?? null)
    : null

/** The fields of one profile. A save that somebody else's came before keeps what was typed and asks which one stays. */
export const EditProfileDialog = ({ profile, onClose }: { profile: CompanyProfile; onClose: () => void }) => {
  const formId = useId()
  const [isLeaving, setIsLeaving] = useState(false)
  /** The version that the typed values are a change of. */
  const [base, setBase] = useState(profile)
  const { change } = useChangeProfiles()
  const { register, handleSubmit, reset, setError, formState } = useForm<
    Values,
    unknown,
    z.output<typeof profileSchema>
  >({
    defaultValues: profileSchema.parse(profile),
    resolver: zodResolver(profileSchema),
  })
  const { errors, isDirty } = formState
  const current = changedProfile(change.error)
  const save = (version: number) =>
    handleSubmit((values) =>
      change.mutate(
        { id: profile.id, base_version: version, ...values },
        {
          onSuccess: (savedProfile) => {
            toast(`Het bedrijfsprofiel "${savedProfile.name}" is opgeslagen.`)
            onClose()
          },
          onError: (error) => {
            for (const { path, message } of error instanceof ApiError ? error.fields : [])
              setError(path as keyof Values, { message }, { shouldFocus: true })
          },
        },
      ),
    )
  const takeTheirs = (theirs: CompanyProfile) => {
    setBase(theirs)
    reset(profileSchema.parse(theirs))
    change.reset()
  }
  const leave = () => (isDirty ? setIsLeaving(true) : onClose())
  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title="Bedrijfsprofiel bewerken"
        description="Vacatures die er al zijn, blijven zoals ze zijn."
        wide
        actions={
          <>
            <Button variant="secondary" onClick={current ? () => takeTheirs(current) : leave}>
              {current ? 'De andere versie laten zien' : 'Annuleren'}
            </Button>
            {current ? (
              <Button busy={change.isPending} onClick={() => void save(current.version)()}>
                Mijn versie opslaan
              </Button>
            ) : (
              <Button type="submit" form={formId} busy={change.isPending}>
                Opslaan
              </Button>
            )}
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            // React events bubble through portals: the form of the vacancy around this dialog would be submitted too.
            event.stopPropagation()
            void save(base.version)(event)
          }}
        >
          <Stack>
            {change.error && (
              <Notice tone="red" title={errorText(change.error, messages.companyProfileSaveFailed)}>
                {current ? 'Kies welke versie je houdt.' : 'Wat je typte, staat er nog.'}
              </Notice>
            )}
            <TextField
              {...register('name')}
              label="Naam van het profiel"
              required
              autoComplete="off"
              error={errors.name?.message}
            />
            {editedFields.map(({ name, label, hint, lines }) => {
              const common = { ...register(name), label, hint, error: errors[name]?.message }
              return lines === 1 ? (
                <TextField key={name} {...common} autoComplete="off" />
              ) : (
                <TextArea key={name} {...common} rows={lines} />
              )
            })}
          </Stack>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        title="Wijzigingen weggooien?"
        text={`Wat je aan "${base.name}" veranderde, is nog niet opgeslagen.`}
        confirmLabel="Weggooien"
        cancelLabel="Verder bewerken"
        danger
        onConfirm={onClose}
        onCancel={() => setIsLeaving(false)}
      />
    </>
  )
}
