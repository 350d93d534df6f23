import { errorText } from '@wervio/api-client'
import { messages, type CompanyProfile } from '@wervio/contracts'
import { Button, Cluster, Dialog, Notice, Stack, Text } from '@wervio/ui'
import { useState } from 'react'
import { EditProfileDialog } from './edit-profile-dialog.tsx'
import { ProfileRow, ProfileRows } from './profile-row.tsx'
import { useChangeProfiles } from './use-company-profiles.ts'

type Props = { profiles: readonly CompanyProfile[]; onClose: () => void }

/** The profiles of the organisation: which is the default, editing, and removing with a way back. */
export const ManageProfilesDialog = ({ profiles, onClose }: Props) => {
  const { create, change, remove } = useChangeProfiles()
  const [editedId, setEditedId] = useState<string | null>(null)
  const [removed, setRemoved] = useState<CompanyProfile | null>(null)
  const editedProfile = profiles.find(({ id }) => id === editedId)
  const isBusy = create.isPending || change.isPending || remove.isPending
  const error = create.error ?? change.error ?? remove.error
  const forgetErrors = () => {
    create.reset()
    change.reset()
    remove.reset()
  }
  const makeDefault = ({ id, version }: CompanyProfile) => {
    forgetErrors()
    change.mutate({ id, base_version: version, is_default: true })
  }
  const removeProfile = ({ id }: CompanyProfile) => {
    forgetErrors()
    remove.mutate(id, { onSuccess: setRemoved })
  }
  const restore = (profile: CompanyProfile) => {
    forgetErrors()
    create.mutate(profile, { onSuccess: () => setRemoved(null) })
  }
  if (editedProfile) return <EditProfileDialog profile={editedProfile} onClose={() => setEditedId(null)} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Bedrijfsprofielen"
      description="Het standaardprofiel staat klaar bij een nieuwe vacature."
      actions={
        <Button variant="secondary" onClick={onClose}>
          Klaar
        </Button>
      }
    >
      <Stack>
        {error && <Notice tone="red" title={errorText(error, messages.companyProfileSaveFailed)} />}
        {removed && (
          <Notice tone="blue">
            <Cluster gap={2}>
              {`"${removed.name}" is verwijderd.`}
              <Button variant="quiet" size="small" busy={create.isPending} onClick={() => restore(removed)}>
                Ongedaan maken
              </Button>
            </Cluster>
          </Notice>
        )}
        {profiles.length === 0 && <Text tone="muted">Er zijn geen bedrijfsprofielen meer.</Text>}
        {profiles.length > 0 && (
          <ProfileRows>
            {profiles.map((profile) => (
              <ProfileRow
                key={profile.id}
                profile={profile}
                busy={isBusy}
                onEdit={() => setEditedId(profile.id)}
                onMakeDefault={() => makeDefault(profile)}
                onRemove={() => removeProfile(profile)}
              />
            ))}
          </ProfileRows>
        )}
      </Stack>
    </Dialog>
  )
}
