import { LoadError } from '@wervio/remote-kit'
import { paths } from '../paths.ts'

type Props = { error: Error; onRetry: () => void; busy: boolean }

/** One vacancy, or what belongs to it, could not be loaded. What the recruiter typed for it stays in this browser. */
export const VacancyError = (props: Props) => (
  <LoadError
    {...props}
    signInText="Wat je hebt getypt, is bewaard."
    notFound={{
      text: 'Misschien is deze vacature verwijderd, of hoort hij bij een andere organisatie.',
      back: { to: paths.dashboard.href(), label: 'Naar je vacatures' },
    }}
  />
)
