import { Heading } from '@wervio/ui'

/** Kandidaat. */
export const CandidateProfilePage = () => <Heading level={1}>Kandidaat</Heading>
