import { type CandidateSummary, shortlistCandidate } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { ButtonLink, EmptyState } from '@wervio/ui'
import { Bookmark, Users } from 'lucide-react'
import { CandidateBrowser } from '../candidate-list/candidate-browser.tsx'
import { paths } from '../paths.ts'

const SHORTLIST_FILTER = { shortlisted: 'true' } as const
const isShortlisted = ({ shortlisted }: CandidateSummary): boolean => shortlisted

const NoShortlist = () => {
  const mayList = useMay(shortlistCandidate)
  return (
    <EmptyState
      icon={Bookmark}
      title="Nog niemand op je shortlist"
      text={
        mayList
          ? 'Klik bij een kandidaat op de bladwijzer om die hier te bewaren. Alleen jij ziet je shortlist.'
          : 'Een shortlist maken kan niet met jouw rol.'
      }
      action={
        <ButtonLink to={paths.dashboard.tab('kandidaten')} icon={Users} variant="secondary">
          Naar alle kandidaten
        </ButtonLink>
      }
    />
  )
}

/** The recruiter's own shortlist. */
export const ShortlistTab = () => (
  <CandidateBrowser fixedFilter={SHORTLIST_FILTER} belongs={isShortlisted} empty={<NoShortlist />} />
)
