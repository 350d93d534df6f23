import { withPages } from '@wervio/federation/remote'
import { HomePage } from './home/home-page.tsx'
import { description } from './remote.ts'

export const remote = withPages(description, { home: { element: <HomePage /> } })
