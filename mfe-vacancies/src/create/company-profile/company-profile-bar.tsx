import { errorText } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { Button, Cluster, LoadingState, SelectField, Skeleton, Stack, Text, tokens } from '@wervio/ui'
import { Building2, Save, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import type { FormValues } from '../../drafts/field-mapping.ts'
import { typedFields, withoutFields, type FieldSubset } from '../fill/field-subset.ts'
import { useFillForm } from '../fill/use-fill-form.ts'
import { FillProfileDialog } from './fill-profile-dialog.tsx'
import { ManageProfilesDialog } from './manage-profiles-dialog.tsx'
import { fieldsOfProfile } from './profile-fields.ts'
import { SaveProfileDialog } from './save-profile-dialog.tsx'
import { useCompanyProfiles } from './use-company-profiles.ts'

const Box = styled.div`
  padding: ${tokens.space[4]};
  background: ${tokens.surface.sunken};
  border-radius: ${tokens.radius.control};
`
const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space[2]};
  > button {
    /* As high as the field, and level with it: a field keeps room for its error below. */
    min-height: ${tokens.control.large};
    margin-bottom: ${tokens.space[1]};
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** Buttons without a frame, whose words begin where those above them do. */
const QuietActions = styled(Cluster)`
  margin-inline-start: calc(-1 * ${tokens.space[3]});
`

/** Fills the fields about the company from a profile, and keeps what they say as one. */
export const CompanyProfileBar = () => {
  const { data: profiles, error, isFetching, refetch } = useCompanyProfiles()
  const { getValues } = useFormContext<FormValues>()
  const fillForm = useFillForm()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'fill' | 'save' | 'manage' | null>(null)
  const profile = profiles?.find(({ id, is_default }) => (chosenId === null ? is_default : id === chosenId))
  const close = () => setDialog(null)

  const fill = (fields: FieldSubset) => {
    close()
    fillForm(fields, `De gegevens van "${profile?.name ?? ''}" staan in het formulier.`)
  }
  const askOrFill = () => {
    if (!profile) return
    const fields = fieldsOfProfile(profile)
    if (typedFields(fields, getValues()).length > 0) setDialog('fill')
    else fill(fields)
  }

  if (!profiles && error)
    return (
      <Box>
        <Cluster justify="space-between">
          <Text as="output" size="small" tone="muted">
            {errorText(error, messages.companyProfilesFailed)}
          </Text>
          <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            Probeer opnieuw
          </Button>
        </Cluster>
      </Box>
    )
  if (!profiles)
    return (
      <LoadingState label="Bedrijfsprofielen laden...">
        <Skeleton height="7.25rem" />
      </LoadingState>
    )
  return (
    <Box>
      <Stack gap={2}>
        {profiles.length > 0 ? (
          <Choice>
            <SelectField
              label="Bedrijfsprofiel"
              placeholder={profile ? undefined : 'Kies een bedrijfsprofiel...'}
              value={profile?.id ?? ''}
              onChange={(event) => setChosenId(event.target.value || null)}
            >
              {profiles.map(({ id, name, is_default }) => (
                <option key={id} value={id}>
                  {is_default ? `${name} (standaard)` : name}
                </option>
              ))}
            </SelectField>
            <Button variant="secondary" icon={Building2} disabled={!profile} onClick={askOrFill}>
              Invullen
            </Button>
          </Choice>
        ) : (
          <Text size="small" tone="muted">
            Vul de organisatie één keer in en bewaar haar als bedrijfsprofiel. Bij een volgende vacature vult dat
            profiel deze velden.
          </Text>
        )}
        <QuietActions gap={1}>
          <Button variant="quiet" size="small" icon={Save} onClick={() => setDialog('save')}>
            Bewaar als bedrijfsprofiel
          </Button>
          {profiles.length > 0 && (
            <Button variant="quiet" size="small" icon={Settings2} onClick={() => setDialog('manage')}>
              Profielen beheren
            </Button>
          )}
        </QuietActions>
      </Stack>
      {dialog === 'fill' && profile && (
        <FillProfileDialog
          profile={profile}
          typedNames={typedFields(fieldsOfProfile(profile), getValues())}
          onFillAll={() => fill(fieldsOfProfile(profile))}
          onFillEmpty={(typedNames) => fill(withoutFields(fieldsOfProfile(profile), typedNames))}
          onClose={close}
        />
      )}
      {dialog === 'save' && (
        <SaveProfileDialog profiles={profiles} form={getValues()} onSaved={setChosenId} onClose={close} />
      )}
      {dialog === 'manage' && <ManageProfilesDialog profiles={profiles} onClose={close} />}
    </Box>
  )
}
