import { thumbnailTypes, type RecruiterProfile } from '@wervio/contracts'
import { PersonPhoto, PhotoButton } from '@wervio/ui'
import { usePortrait } from './use-portrait.ts'

/** The own photo or the initials, and a menu to change it. */
export const Portrait = ({ profile }: { profile: RecruiterProfile }) => {
  const { picture, choose, remove, busy } = usePortrait(profile)
  return (
    <PhotoButton
      hasPhoto={profile.photo !== null}
      types={thumbnailTypes}
      busy={busy}
      onChoose={choose}
      onRemove={remove}
    >
      <PersonPhoto name={profile.display_name || profile.email} photo={picture} size="large" />
    </PhotoButton>
  )
}
