import type { CompanyProfile } from '@wervio/contracts'
import { Button, Dialog } from '@wervio/ui'
import type { FieldName } from '../../drafts/field-mapping.ts'
import { TypedFieldsNotice } from '../fill/typed-fields-notice.tsx'

type Props = {
  profile: CompanyProfile
  /** The fields that say something else than the profile. */
  typedNames: readonly FieldName[]
  onFillAll: () => void
  onFillEmpty: (typedNames: readonly FieldName[]) => void
  onClose: () => void
}

/** Asks what happens to what is typed already, before a profile takes its place. */
export const FillProfileDialog = ({ profile, typedNames, onFillAll, onFillEmpty, onClose }: Props) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={`"${profile.name}" invullen?`}
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          Annuleren
        </Button>
        <Button variant="secondary" onClick={() => onFillEmpty(typedNames)}>
          Alleen de andere velden
        </Button>
        <Button onClick={onFillAll}>Alles vervangen</Button>
      </>
    }
  >
    <TypedFieldsNotice names={typedNames} />
  </Dialog>
)
