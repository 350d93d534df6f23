import { Heading } from '@wervio/ui'

/** Kandidaten. */
export const CandidatesDashboardPage = () => <Heading level={1}>Kandidaten</Heading>
