import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The shell's page says by this attribute, before anything is painted, that the browser holds a token. */
const WITH_TOKEN = ":root[data-session='token']"

const ForVisitor = styled.div`
  ${WITH_TOKEN} & {
    display: none;
  }
`
const ForRecruiter = styled.div`
  :root:not([data-session='token']) & {
    display: none;
  }
`

/** In a page that a build renders: what a visitor sees, and what recruiters see until they are known. */
export const ForAnybody = ({ visitor, recruiter }: { visitor: ReactNode; recruiter: ReactNode }) => (
  <>
    <ForVisitor>{visitor}</ForVisitor>
    <ForRecruiter>{recruiter}</ForRecruiter>
  </>
)
